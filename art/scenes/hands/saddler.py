"""A saddler's bench: two hands draw the thread of a seam through, and their arms apart."""
from bench import *

OAK = make_wood('#4a2f1a', '#94683e', 'x', 0.5, 16)
WAX = make_material('#b98a35', '#e0b75c', 20, roughness_range=(0.35, 0.5), subsurface=0.2)
for k in range(6):
    add_box((1.8, 0.158, 0.05), (0.1, -0.4 + k * 0.16, -0.05), OAK, 0, 0.002)
FLAP, FLAP_ROTATION = Vector((0.0, 0.01, 0)), 8
holes = add_stitched_flap(FLAP, FLAP_ROTATION, (0.25, 0.16), DEEP, CREAM, 0.62)
seam = get_position(FLAP, holes[int(len(holes) * 0.62)], FLAP_ROTATION)
add_awl((-0.2, -0.085, 0), -62)
add_half_moon_knife((0.225, 0.1, 0), 195)
add_spool((-0.2, 0.12, 0), CREAM, 0.085)
add_spool((-0.255, 0.075, 0), make_cloth('#3a120d', '#74281c'), 0.06)
add_box((0.05, 0.034, 0.022), (-0.12, 0.14, 0), WAX, 24, 0.006)
add_plate([(-0.2, -0.016), (0.2, -0.016), (0.2, 0.016), (-0.2, 0.016)], 0.0016, (0.05, 0.185, 0.0014), BRASS, (0, 0, -4), bevel=0.0003)
for k in range(40):
    add_box((0.0004, 0.012 if k % 5 == 0 else 0.006, 0.0002), get_position((0.05, 0.185, 0.0024), (-0.19 + k * 0.0097, 0.01, 0), -4), BLACK, -4, 0)
add_plate(get_rounded_rectangle(0.1, 0.16, 0.02), 0.0022, (0.26, -0.09, 0.0015), TAN, (0, 0, -34), bevel=0.0008)
for k in range(14):
    x, y = random.uniform(0.14, 0.2), random.uniform(0.02, 0.08)
    add_tube([(x, y, 0.002), (x + random.uniform(-0.012, 0.012), y + random.uniform(-0.012, 0.012), 0.004), (x + random.uniform(-0.02, 0.02), y + random.uniform(-0.02, 0.02), 0.002)], 0.0009, DEEP)
render_table()
