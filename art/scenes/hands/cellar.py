"""A riddling rack in a cellar: the ends of bottles, neck down in an oak board, each with a mark to turn it by."""
from bench import *

OAK = make_wood('#5a3f27', '#96703f', 'x', 0.6, 12)
HOLE = make_material('#0b0806', '#14100c', roughness_range=(0.9, 0.98))
BOTTLE = make_material('#0c1a0f', '#1d3a22', 30, roughness_range=(0.06, 0.14), bump=0.03)
CHALK = make_material('#cfcabd', '#eeeadf', 60, roughness_range=(0.85, 0.95), bump=0.2)
for k in range(5):
    add_box((1.8, 0.15, 0.04), (0.1, -0.3 + k * 0.152, -0.04), OAK, 0, 0.003)
for row, y in enumerate((-0.155, -0.003, 0.149)):
    for column in range(5):
        x = -0.3 + column * 0.148 + 0.006 * random.uniform(-1, 1)
        if (row, column) == (2, 3):
            # One place is empty: its bottle is already upright.
            add_plate(get_circle_points(0.034), 0.0004, (x, y, 0.0006), HOLE, bevel=0.0001)
            continue
        tilt = (random.uniform(-3, 3), random.uniform(-3, 3), 0)
        add_plate(get_circle_points(0.05), 0.0004, (x + 0.002, y - 0.002, 0.0006), HOLE, bevel=0.0001)
        add_turned_shape([(0.041, -0.03), (0.0415, 0.03), (0.041, 0.038), (0.037, 0.0425), (0.031, 0.042), (0.02, 0.03), (0.008, 0.022), (0, 0.021)], (x, y, 0), BOTTLE, tilt, rounding_passes=2, steps=96)
        angle = math.radians((35 if row == 1 else 80) + random.uniform(-9, 9))
        add_box((0.012, 0.0038, 0.0009), (x + 0.0345 * math.cos(angle), y + 0.0345 * math.sin(angle), 0.0425), CHALK, math.degrees(angle), 0.0004)
for x, y in ((-0.226, -0.079), (0.07, -0.079), (-0.078, 0.073), (0.218, 0.073)):
    add_rod(0.004, 0.002, (x, y, 0), IRON)
for k in range(4):
    add_box((0.0022, 0.02, 0.0002), (0.205 + 0.006 * k, -0.079, 0.0002), CHALK, -8 + 3 * k, 0)
render_table(key_colour='#ffc384')
