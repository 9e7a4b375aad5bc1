from roundhouse.kit.svg import (
    BASE,
    Look,
    Picture,
    attrs,
    choosable,
    element,
    escape,
    group,
    num,
    picture,
    points,
    shift,
    text,
    tip,
    use,
)
from tests.kit.reading import SVG, parsed

LOOK = BASE | Look({"dot": ("#111111", "#eeeeee")}, ".dot{fill:var(--dot)}")


def test_escaping_strips_what_no_document_may_hold() -> None:
    nasty = "".join(map(chr, range(0x20))) + "\x7f\x85\u202e\ud800\ufffe<&>\"'"
    assert escape(nasty) == "\t\n&lt;&amp;&gt;&quot;&#x27;"


def test_a_name_with_markup_stays_a_name() -> None:
    name = '</text><script>alert("x")</script>\x0b'
    drawn = picture((10, 10), text((1, 2), name), tip(name), look=LOOK, label=name)
    root = parsed(drawn)
    assert [node.text for node in root.iter(f"{SVG}text")] == [name[:-1]]
    assert "<script" not in drawn


def test_numbers_are_short() -> None:
    assert [num(v) for v in (1.0, 1.04, 1.06, -0.04, 100)] == ["1", "1", "1.1", "0", "100"]
    assert points([(1, 2.25), (0.5, -3)]) == "1,2.2 0.5,-3"


def test_attributes_leave_out_what_is_unset() -> None:
    assert attrs(a=None, b=False, c=True, data_x=1) == ' c="c" data-x="1"'


def test_elements_close_themselves_when_empty() -> None:
    assert element("path", d="M0 0") == '<path d="M0 0"/>'
    assert group("", "") == ""
    assert group("<a/>", class_="x") == '<g class="x"><a/></g>'
    assert use("t7", (0, 3)) == '<use href="#t7" y="3"/>'
    assert shift((1, 2), 60) == "translate(1 2)rotate(60)"


def test_what_can_be_chosen_has_id_title_role_and_focus() -> None:
    drawn = choosable("hex-D6", "Chicago", "<path/>", data_action='{"a":1}')
    node = parsed(drawn)
    assert (node.get("id"), node.get("role"), node.get("tabindex")) == ("hex-D6", "button", "0")
    assert node.findtext("title") == "Chicago"
    assert node.get("data-action") == '{"a":1}'


def test_one_sheet_serves_day_and_night() -> None:
    sheet = LOOK.sheet("auto")
    assert "--dot:#111111" in sheet
    assert "prefers-color-scheme:dark" in sheet
    assert "svg|*.dot{fill:var(--dot)}" in sheet


def test_on_a_page_every_rule_is_for_svg_alone() -> None:
    look = Look({}, ".a{x:rgb(1,2,3)}.b,.c d{y:1}text{v:1}.rh{z:2}")
    meant = "svg|*.a{x:rgb(1,2,3)}svg|*.b,svg|*.c d{y:1}svg|text{v:1}.rh{z:2}"
    assert look.sheet("auto").endswith(meant)
    assert look.sheet("auto").startswith("@namespace svg ")


def test_a_chosen_theme_is_written_out() -> None:
    for theme, colour in (("light", "#111111"), ("dark", "#eeeeee")):
        sheet = LOOK.sheet("light" if theme == "light" else "dark")
        assert f".dot{{fill:{colour}}}" in sheet
        assert "var(" not in sheet


def test_a_picture_shows_itself_in_notebooks_and_templates() -> None:
    drawn = picture((40, 20), look=LOOK, label="Dot", description="One dot.", width=80)
    assert isinstance(drawn, Picture)
    assert drawn._repr_svg_() == drawn.__html__() == str(drawn)
    root = parsed(drawn)
    assert (root.get("width"), root.get("height"), root.get("role")) == ("80", "40", "img")
    assert root.get("aria-describedby") == "board-told"


def test_a_page_with_a_strict_policy_gets_no_inline_style() -> None:
    drawn = picture((1, 1), look=LOOK, label="x", interactive=True, styled=False)
    assert "style" not in drawn
    assert 'role="group"' in drawn
