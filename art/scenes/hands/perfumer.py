"""A perfumer's table: small amber bottles, paper blotters in a fan, a pipette and a notebook."""
from bench import *

TABLE = make_wood('#8a6b48', '#bb9a6f', 'x', 0.5, 18)
AMBER = make_material('#2c1405', '#5b2c0d', 8, roughness_range=(0.05, 0.1), transmission=0.35)
LABEL = make_material('#d3cab6', '#efe8d8', 20, roughness_range=(0.8, 0.9), bump=0.1)
INK = make_material('#17181d', '#22242b', roughness_range=(0.6, 0.8))
PETAL = make_cloth('#a3586a', '#d08c9a', 0.2)
for k in range(5):
    add_box((1.8, 0.198, 0.05), (0.2, -0.4 + k * 0.2, -0.05), TABLE, 0, 0.002)
BOTTLE = [(0, 0), (0.017, 0), (0.0185, 0.002), (0.0185, 0.045), (0.015, 0.052), (0.0085, 0.055), (0.0085, 0.062), (0, 0.062)]
CAP = [(0, 0.058), (0.0105, 0.058), (0.011, 0.06), (0.011, 0.072), (0.0095, 0.074), (0, 0.074)]


def add_bottle(position, rotation_degrees):
    for profile, material in ((BOTTLE, AMBER), (CAP, BLACK), ([(0.0187, 0.01), (0.0188, 0.011), (0.0188, 0.039), (0.0187, 0.04)], LABEL)):
        add_turned_shape(profile, position, material, rotation_degrees)


for k in range(6):
    add_bottle((-0.24 + 0.05 * k, 0.135 + 0.012 * math.sin(2 * k), 0), 0)
for x, y, rotation_degrees in ((0.19, 0.13, 118), (0.25, 0.06, 96)):
    add_bottle((x, y, 0.0185), (90, 0, rotation_degrees))
for k in range(9):
    rotation_degrees = 38 + 11 * k
    add_box((0.15, 0.006, 0.0005), get_position((-0.03, -0.06, 0.0005 + 0.0006 * k), (0.07, 0, 0), rotation_degrees), LABEL, rotation_degrees, 0.0001)
add_rod(0.008, 0.004, (-0.03, -0.06, 0.004), BRASS)
add_box((0.16, 0.12, 0.012), (0.225, -0.09, 0), OXBLOOD, -12, 0.003)
add_box((0.15, 0.112, 0.0008), (0.225, -0.09, 0.0122), PAPER, -12, 0.0002)
for row in range(7):
    length = random.uniform(0.07, 0.125)
    add_tube([get_position((0.225, -0.09, 0.0132), (-0.066 + length * u, 0.042 - 0.0135 * row + 0.0012 * math.sin(60 * u + row), 0), -12) for u in [k / 24 for k in range(25)]], 0.0004, INK)
# A pipette, a dish and petals
add_turned_shape([(0.0008, 0), (0.0025, 0.02), (0.0025, 0.085), (0.004, 0.087), (0.0075, 0.1), (0.0075, 0.118), (0, 0.124)], (-0.26, -0.135, 0.0075), STEEL, (90, 0, 114), rounding_passes=1)
add_turned_shape([(0, 0), (0.028, 0), (0.036, 0.004), (0.04, 0.014), (0.038, 0.014), (0.034, 0.006), (0, 0.004)], (-0.235, 0.02, 0), make_material('#cfcac0', '#ebe7de', roughness_range=(0.15, 0.25)))
for k in range(16):
    x, y, spread = (-0.235, 0.02, 0.022) if k < 10 else (-0.16, -0.03, 0.05)
    add_surface(0.018, 0.013, lambda u, v: 0.004 * (u * u + v * v), PETAL, (x + random.uniform(-spread, spread), y + random.uniform(-spread, spread), 0.007 if k < 10 else 0.001), [random.uniform(-20, 20), random.uniform(-20, 20), random.uniform(0, 360)], steps=(8, 8))
render_table(key_colour='#ffdcae')
