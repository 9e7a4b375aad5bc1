# What drawing a game to a file says.
draw-no-renderer = PNG files need the extra “png”, which is not installed. Install it with: { $command }. Or write SVG: name a file that ends in .svg.
cli-draw-ending = “{ $path }” ends neither in .svg nor in .png. Name one of them.
cli-draw-done = Wrote { $path }.
cli-draw-too-late = The game has { $last } entries, so there is no moment { $at }. Choose 0 to { $last }.
