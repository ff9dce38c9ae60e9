"""A draper's table: cloth with a pinned fold, shears, a pincushion, chalk and a tape."""
from bench import *

LINEN = make_cloth('#a59a86', '#c3b8a3')
WOOL = make_cloth('#4d5d78', '#6f819e')
CUSHION = make_cloth('#6d1a1c', '#98302f')
CHALK = make_material('#c9c4b8', '#ece8de', 20, roughness_range=(0.85, 0.95), bump=0.2)
TAPE = make_material('#c2a561', '#dcc283', 30, roughness_range=(0.5, 0.6))
PIN_HEADS = [make_material(dark, light, roughness_range=(0.1, 0.2)) for dark, light in (('#b9b3a6', '#e3ded3'), ('#7d1418', '#b32227'), ('#1d2b57', '#33498c'))]
add_surface(1.3, 1.0, lambda u, v: 0.0006 * math.sin(40 * u + 3 * v), LINEN, (0, 0, -0.002), 0, steps=(60, 40))


def get_fold(u, v):
    """Returns the height of the cloth: a fold from the left, flat ripples, and an edge that lies on the table."""
    ridge = v - 0.06 - 0.1 * math.sin(2.2 * u + 0.4)
    return 0.003 + 0.011 * math.exp(-((ridge / 0.075) ** 2)) * (0.65 + 0.35 * math.cos(2.4 * u)) + 0.002 * math.sin(3 * u + 5 * v) * (1 - v * v) + 0.004 * math.exp(-(((ridge + 0.32) / 0.1) ** 2)) * (u < 2)


add_surface(0.4, 0.28, get_fold, WOOL, (0.015, -0.01, 0), -6, 0.0016, (120, 90))


def add_pin(position, rotation_degrees, head):
    direction = Vector((math.cos(math.radians(rotation_degrees)), math.sin(math.radians(rotation_degrees)), -0.12))
    add_tube([Vector(position), Vector(position) + direction * 0.03], 0.0004, STEEL, is_straight=True)
    add_turned_shape([(0, -0.0016), (0.0016, 0), (0, 0.0016)], position, head, rounding_passes=2, steps=16)


for k in range(4):
    add_pin((-0.125 + 0.045 * k, 0.035 - 0.003 * k, 0.016), -80 + 6 * k, PIN_HEADS[0])
# The shears: two blades, two bows and a screw
SHEARS, SHEARS_ROTATION = Vector((-0.262, 0.1, 0)), -72
for side, lift in ((1, 0.0), (-1, 0.003)):
    rotation_degrees = SHEARS_ROTATION + 7 * side
    add_plate([(0, -0.009), (0.03, -0.01), (0.12, -0.003 * side), (0.135, 0.0), (0.03, 0.009), (0, 0.009)], 0.0022, get_position(SHEARS, (0, 0, 0.005 + lift), 0), STEEL, (0, 0, rotation_degrees), bevel=0.0006)
    loop = [(-0.05 - 0.026 * math.cos(a) , side * -0.024 + 0.017 * math.sin(a), 0.007) for a in [2 * math.pi * k / 20 for k in range(20)]]
    add_tube(loop, 0.0042, BLACK, True, position=SHEARS, rotation_degrees=rotation_degrees)
    add_tube([(-0.027, side * -0.018, 0.007), (-0.012, side * -0.008, 0.007), (0.004, 0, 0.006)], 0.0048, BLACK, position=SHEARS, rotation_degrees=rotation_degrees)
add_rod(0.005, 0.004, SHEARS + Vector((0, 0, 0.008)), BRASS)
add_turned_shape([(0, 0), (0.026, 0), (0.036, 0.012), (0.03, 0.026), (0, 0.032)], (0.24, 0.13, 0), CUSHION, rounding_passes=3)
for k in range(16):
    a, r = random.uniform(0, 6.28), 0.026 * math.sqrt(random.random())
    foot = Vector((0.24 + r * math.cos(a), 0.13 + r * math.sin(a), 0.024))
    head = foot + Vector((0.45 * r * math.cos(a), 0.45 * r * math.sin(a), 0.022))
    add_tube([foot, head], 0.0004, STEEL, is_straight=True)
    add_turned_shape([(0, -0.0019), (0.0019, 0), (0, 0.0019)], head, random.choice(PIN_HEADS), rounding_passes=2, steps=16)
# The tape, in a loose curl, with its marks
tape_line = [(-0.12 + 0.34 * u, 0.178 + 0.018 * math.sin(5 * u), 0.0) for u in [k / 40 for k in range(41)]]
add_mesh([p for x, y, z in tape_line for p in ((x, y - 0.008, 0.0006), (x, y + 0.008, 0.0006))], [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(40)], material=TAPE, smooth=True)
for k in range(1, 80):
    u = k / 80
    add_box((0.0005, 0.011 if k % 5 == 0 else 0.005, 0.0001), (-0.12 + 0.34 * u, 0.178 + 0.018 * math.sin(5 * u) + 0.002, 0.0007), BLACK, 0, 0)
add_plate([(-0.02, -0.012), (0.02, -0.016), (0.022, 0.012), (-0.018, 0.016)], 0.005, (0.265, 0.03, 0.003), CHALK, (0, 0, 32), bevel=0.0016)
add_plate([(-0.016, -0.01), (0.016, -0.012), (0.0, 0.016)], 0.004, (0.28, -0.02, 0.002), make_material('#7d8fae', '#a3b3cc', roughness_range=(0.85, 0.95)), (0, 0, -20), bevel=0.0014)
add_spool((-0.27, -0.085, 0), make_cloth('#3f4f6b', '#5d6f8e'), 0.06)
add_spool((-0.225, -0.135, 0), CREAM, 0.05)
render_table(key_colour='#ffdcb2')
