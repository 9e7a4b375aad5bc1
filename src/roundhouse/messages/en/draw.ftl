# What drawing a game to a file says.
draw-no-renderer = PNG files need the extra “png”, which isn’t installed. Install it with: { $command }. Or choose a file name that ends in .svg.
cli-draw-ending = “{ $path }” must end in .svg or .png. Choose another name.
cli-draw-done = Wrote { $path }.
cli-draw-too-late = There is no move { $at }: the game ends at { $last }. Choose 0 to { $last }.
