"""A printer's table: a palm smooths a sheet that has just left the press."""
from bench import *

random.seed(4)
TABLE = make_wood('#5a4028', '#8d6a45', 'x', 0.5, 18)
SHEET = make_material('#d8cfba', '#ece3cf', 6, roughness_range=(0.85, 0.95), bump=0.12)
INK = make_material('#141416', '#1d1d20', 60, roughness_range=(0.5, 0.7))
LEAD = make_metal('#77787a', '#b3b4b6', (0.35, 0.5), 160)
BONE = make_material('#c9bb9b', '#e4d9bd', 12, roughness_range=(0.3, 0.45))
for k in range(6):
    add_box((1.8, 0.158, 0.05), (0.1, -0.4 + k * 0.16, -0.05), TABLE, 0, 0.002)
# A folded sheet with two printed pages, and a stack below it
for k in range(5):
    add_box((0.42, 0.27, 0.0006), (0.005 + random.uniform(-0.003, 0.003), -0.005 + random.uniform(-0.003, 0.003), 0.0006 * k), SHEET, -7 + random.uniform(-1.2, 1.2), 0)
ORIGIN, ROTATION, TOP = Vector((0.005, -0.005, 0.0036)), -7, 0.0008
add_surface(0.42, 0.27, lambda u, v: 0.004 * max(0, u - 0.7) ** 2 * 30 + 0.003 * max(0, -v - 0.75) ** 2 * 30, SHEET, ORIGIN, ROTATION, steps=(50, 30))
PAGES = [
    'The sheet comes off the press\nstill a little damp, and is laid\ndown with both hands. A palm\ngoes over it once, from the\nfold to the edge, to hear\nwhether it lies flat. Then\nnobody touches it for a day.\nInk dries from outside in,\nand paper remembers haste.',
    'Twenty-three houses, one\npatience. The page is set\nby hand, line after line,\nthen printed and put away\nfor the page after this.\nThe letters go back to their\ncase in the evening, each to\nits own box, and are counted\nas they fall.',
]
for page, words in zip((-1, 1), PAGES):
    text = add_text(words, 0.0118, 0.0002, get_position(ORIGIN, (page * 0.1 - 0.07, 0.062, TOP), ROTATION), INK, ROTATION)
    text.data.align_x, text.data.space_line = 'LEFT', 1.28
# A composing stick with type, a bone folder, an ink roller, loose letters and a proof
STICK, STICK_ROTATION = Vector((-0.13, 0.17, 0)), 6
add_box((0.23, 0.05, 0.003), STICK, IRON, STICK_ROTATION, 0.001)
add_box((0.23, 0.004, 0.018), get_position(STICK, (0, 0.024, 0), STICK_ROTATION), IRON, STICK_ROTATION, 0.001)
x = -0.1
while x < 0.06:
    width = random.uniform(0.003, 0.009)
    add_box((width - 0.0003, 0.02, 0.022), get_position(STICK, (x, 0.011, 0.003), STICK_ROTATION), LEAD, STICK_ROTATION, 0.0003)
    x += width
add_box((0.02, 0.044, 0.016), get_position(STICK, (0.078, 0, 0.003), STICK_ROTATION), IRON, STICK_ROTATION, 0.002)
add_plate([(-0.07, -0.009), (0.06, -0.011), (0.075, 0), (0.06, 0.011), (-0.07, 0.009), (-0.078, 0)], 0.0025, (0.265, -0.03, 0.002), BONE, (0, 0, 72), bevel=0.001)
add_rod(0.02, 0.12, (0.09, 0.178, 0.021), BLACK, (0, 90, -6), 0.003)
add_tube([(0.08, 0.18, 0.021), (0.07, 0.2, 0.03), (0.14, 0.225, 0.035), (0.23, 0.19, 0.03), (0.22, 0.165, 0.021)], 0.003, IRON)
for k in range(14):
    add_box((0.0045, 0.0045, 0.0225), (random.uniform(-0.31, -0.25), random.uniform(-0.08, 0.1), 0.0024), LEAD, (90, 0, random.uniform(0, 180)), 0.0003)
add_rod(0.034, 0.03, (0.285, 0.13, 0), IRON, bevel=0.003)
add_rod(0.029, 0.001, (0.285, 0.13, 0.0295), INK)
render_table()
