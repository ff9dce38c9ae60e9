"""An open drawer of spare parts in low light: brass rings, buckles, locks, studs, screws, straps and a label."""
from props import *

OAK = make_wood('#2a190d', '#6a4527', 'x', 0.45, 16)
LINING = make_cloth('#8f8468', '#bfb393')
DRAWER = Vector((0.14, 0.32, 0))
WIDTH, DEPTH, HEIGHT = 0.56, 0.5, 0.085
COLUMNS, ROWS = 5, 3
CABINET_Y = 0.6


def add_front(x, y, z, label):
    """Adds the front of a drawer, with a label in a brass frame and a knob."""
    add_box((WIDTH + 0.03, 0.02, HEIGHT + 0.015), (x, y, z - 0.006), OAK, 0, 0.004)
    add_box((0.075, 0.002, 0.03), (x - 0.07, y - 0.011, z + 0.028), PAPER, 0, 0)
    add_plate(get_rounded_rectangle(0.085, 0.04, 0.004), 0.002, (x - 0.07, y - 0.0125, z + 0.043), BRASS, (90, 0, 0), [get_rounded_rectangle(0.071, 0.026, 0.002)])
    add_text(label, 0.019, 0.0002, (x - 0.07, y - 0.0123, z + 0.037), BLACK, (90, 0, 0))
    add_turned_shape([(0, 0), (0.007, 0), (0.006, 0.008), (0.013, 0.016), (0.014, 0.022), (0, 0.026)], (x + 0.06, y - 0.01, z + 0.043), BRASS, (90, 0, 0), rounding_passes=1)


# The cabinet, and the drawer with its partitions
years = iter(range(1931, 2031, 3))
for row in range(5):
    for column in range(3):
        x, z = DRAWER.x + (column - 1) * (WIDTH + 0.04), (row - 1) * (HEIGHT + 0.02)
        if (row, column) != (1, 1):
            add_front(x, CABINET_Y, z, str(next(years)))
add_box((2.4, 0.4, 1.2), (0, CABINET_Y + 0.21, -0.3), WALNUT)
add_box((WIDTH, DEPTH, 0.008), DRAWER, LINING)
for side in (-1, 1):
    add_box((0.012, DEPTH, 0.06), DRAWER + Vector((side * WIDTH / 2, 0, 0)), OAK, 0, 0.003)
add_front(DRAWER.x, DRAWER.y - DEPTH / 2 - 0.01, 0, '1974')
for column in range(1, COLUMNS):
    add_box((0.006, DEPTH, 0.03), DRAWER + Vector((WIDTH * (column / COLUMNS - 0.5), 0, 0.008)), UPRIGHT, 0, 0.001)
for row in range(1, ROWS):
    add_box((WIDTH, 0.006, 0.03), DRAWER + Vector((0, DEPTH * (row / ROWS - 0.5), 0.008)), UPRIGHT, 0, 0.001)
add_planks(3, 1.6, (0, -0.2, -0.16), OAK)


def add_ring(position, tilt):
    add_tube([(0.014 * math.cos(a), 0.014 * math.sin(a), 0) for a in [math.pi / 8 * k for k in range(16)]], 0.0021, BRASS, True, position=position, rotation_degrees=tilt)


def add_buckle(position, tilt):
    add_tube([(x, y, 0) for x, y in get_rounded_rectangle(0.034, 0.042, 0.006, 3)], 0.0022, BRASS, True, position=position, rotation_degrees=tilt)
    add_tube([(0, -0.02, 0.001), (0, 0.022, 0.003)], 0.0018, STEEL, is_straight=True, position=position, rotation_degrees=tilt)


def add_lock(position, tilt):
    add_plate(get_rounded_rectangle(0.032, 0.04, 0.007), 0.004, position, BRASS, tilt, [get_circle_points(0.0035, 24, (0, 0.004))], 0.001)


def add_stud(position, tilt):
    add_turned_shape([(0, 0), (0.004, 0), (0.004, 0.005), (0.009, 0.006), (0.0085, 0.01), (0, 0.013)], position, BRASS, tilt, rounding_passes=1, steps=32)


def add_screw(position, tilt):
    add_turned_shape([(0, 0), (0.0014, 0.003), (0.0016, 0.014), (0.0042, 0.0155), (0.0042, 0.018), (0, 0.0185)], position, STEEL, (tilt[0] + 90, tilt[1], tilt[2]), steps=20)


def add_crown(position, tilt):
    add_gear(0.0075, 26, 0.006, position, STEEL if tilt[2] > 180 else BRASS, tilt, 0)


def add_roll(position, tilt):
    turns = [(0.005 + 0.00042 * k, k * 0.42) for k in range(60)]
    add_tube([(r * math.cos(a), r * math.sin(a), 0) for r, a in turns], 0.0011, random.choice((TAN, OXBLOOD, BLACK)), position=position, rotation_degrees=tilt).scale.z = 9


PARTS = [
    (add_ring, 24), (add_roll, 3), (add_lock, 6), (add_stud, 26), (add_buckle, 8),
    (add_buckle, 6), (add_stud, 24), None, (add_ring, 28), (add_screw, 40),
    (add_lock, 5), (add_crown, 26), (add_ring, 22), (add_roll, 3), (add_stud, 24),
]
for index, parts in enumerate(PARTS):
    cell = DRAWER + Vector((WIDTH * ((index % COLUMNS + 0.5) / COLUMNS - 0.5), DEPTH * ((index // COLUMNS + 0.5) / ROWS - 0.5), 0.011))
    if not parts:
        label = cell
        continue
    add_part, count = parts
    for k in range(count):
        is_roll = add_part is add_roll
        x, y = (random.uniform(-0.004, 0.004), -0.05 + 0.05 * k) if is_roll else (random.uniform(-0.034, 0.034), random.uniform(-0.06, 0.06))
        lean = 0 if is_roll else 16
        add_part(cell + Vector((x, y, 0.012 if is_roll else 0.02 * k / count)), (random.uniform(-lean, lean), random.uniform(-lean, lean), random.uniform(0, 360)))
# The label of the part that has waited longest: a crown for a watch
add_plate(get_rounded_rectangle(0.062, 0.1, 0.006), 0.0008, label + Vector((0.004, 0, 0.016)), PAPER, (6, 4, -14), [get_circle_points(0.003, 24, (0, 0.041))], 0.0001)
add_text('1974', 0.02, 0.0002, get_position(label + Vector((0.004, 0, 0.0185)), (0, -0.012, 0), -14), BLACK, (6, 4, -14))
add_gear(0.01, 30, 0.008, label + Vector((0.012, -0.045, 0.02)), BRASS, (10, 20, 0), 0)
add_tube([get_position(label + Vector((0.004, 0, 0.022)), p, -14) for p in ((0, 0.041, 0), (0.012, 0.06, 0.006), (0.025, 0.04, 0.004), (0.02, 0, 0.002), (0.012, -0.04, 0.002))], 0.0008, THREAD)
# The bars of a window, which throw their shadows over the drawer
for k in range(3):
    add_box((0.04, 0.03, 3), (-1.5, -0.4 + 0.44 * k, 0), WALNUT)
for z in (1.05, 1.62):
    add_box((0.04, 1.6, 0.035), (-1.48, 0.2, z), WALNUT)
add_sun((0.76, 0.16, -0.63), 7, '#ffd09a', 1.0)
add_area_light((1.2, 1.0), (-0.5, 0.1, 1.3), (0.1, 0.3, 0), 14, '#d9dde2')
set_sky('#b9c6da', 0.1)
set_camera((-0.02, -0.46, 0.6), (0.085, 0.27, 0.03), 34, 4, (0.12, 0.26, 0.03))
render_scene(0.6, bloom=0.3)
