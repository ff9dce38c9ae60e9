"""A saddler's bench: leather half stitched, two needles, an awl and a half-moon knife in low light."""
from tools import *

OAK = wood('#2a190d', '#6a4527', 'x', 0.5, 16)
DEEP = leather('#4a230e', '#80441d', 0.5)
CREAM = surface('#b7a684', '#e6d9ba', 200, rough=(0.5, 0.6), bump=0.2, grain=900)
WAX = surface('#b98a35', '#e0b75c', 20, rough=(0.35, 0.5), subsurface=0.2)
for k in range(6):
    box((1.8, 0.158, 0.05), (0.1, -0.4 + k * 0.16, -0.05), OAK, 0, 0.002)
TURN = 24
BASE = Vector((-0.06, 0.03, 0))


def rounded(wide, deep, radius, steps=8):
    corners = [(1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)]
    return [(sx * (wide / 2 - radius) + radius * math.cos(math.radians(a + 90 * k / steps)), sy * (deep / 2 - radius) + radius * math.sin(math.radians(a + 90 * k / steps))) for sx, sy, a in corners for k in range(steps + 1)]


# Two layers of a flap, sewn along three sides as far as the needles
for layer, (mat, size) in enumerate(((OXBLOOD, 0.0), (DEEP, 0.0006))):
    plate(rounded(0.3 - size, 0.2 - size, 0.028), 0.0024, turned(BASE, (0, 0, 0.0022 + 0.0034 * layer), TURN), mat, (0, 0, TURN), bevel=0.0009)
TOP = 0.0072
path = rounded(0.284, 0.184, 0.021, 12)
walk, at = [], 0.0
points = [Vector((*p, 0)) for p in path + path[:1]]
for a, b in zip(points, points[1:]):
    while at <= (b - a).length:
        walk.append(a + (b - a).normalized() * at)
        at += 0.0052
    at -= (b - a).length
total = len(walk)
for k, (a, b) in enumerate(zip(walk, walk[1:])):
    if k < total * 0.72:
        way = (b - a) * 0.5
        lift = Vector((0, 0, 0.0009))
        skew = Vector((-way.y, way.x, 0)) * 0.22
        tube([turned(BASE, Vector((0, 0, TOP)) + p, TURN) for p in (a + way * 0.2 - skew, (a + b) / 2 + lift, b - way * 0.2 + skew)], 0.00062, CREAM, radii=[0.7, 1, 0.7])
    else:
        rod(0.0006, 0.0003, turned(BASE, Vector((0, 0, TOP - 0.0001)) + a, TURN), BLACK)
# The thread goes on to two needles
stop = turned(BASE, Vector((0, 0, TOP)) + walk[int(total * 0.72)], TURN)
first, second = Vector((0.12, -0.12, 0.004)), Vector((0.0, -0.15, 0.004))
for needle, turn, bend in ((first, 62, (0.05, 0.03)), (second, 118, (-0.03, -0.02))):
    a = math.radians(turn)
    tip = needle + Vector((math.cos(a), math.sin(a), 0)) * -0.052
    tube([tip, needle - Vector((0, 0, 0.001))], 0.0008, STEEL, straight=True, radii=[0.25, 1])
    tube([stop, stop + Vector((bend[0] * 0.2, -0.015, 0.006)), (stop * 2 + needle) / 3 + Vector((*bend, -0.002)), (stop + needle * 2) / 3 + Vector((bend[0] * 0.6, -bend[1], -0.003)), needle + Vector((0.01, 0.01, -0.002)), needle], 0.0006, CREAM)
awl((0.185, -0.02, 0), 38)
half_moon((0.3, 0.13, 0), 205)
spool((-0.27, 0.2, 0), CREAM, 0.085)
spool((-0.335, 0.155, 0), cloth('#3a120d', '#74281c'), 0.06)
box((0.05, 0.034, 0.022), (-0.27, 0.045, 0), WAX, 24, 0.006)
plate([(-0.2, -0.016), (0.2, -0.016), (0.2, 0.016), (-0.2, 0.016)], 0.0016, (0.12, 0.215, 0.0014), BRASS, (0, 0, -11), bevel=0.0003)
for k in range(40):
    box((0.0004, 0.012 if k % 5 == 0 else 0.006, 0.0002), turned((0.12, 0.215, 0.0024), (-0.19 + k * 0.0097, 0.01, 0), -11), BLACK, -11, 0)
for k, (mat, y) in enumerate(((DEEP, 0.42), (OXBLOOD, 0.45), (BLACK, 0.40))):
    rod(0.045 - 0.004 * k, 0.5, (-0.1 + 0.17 * k, y, 0.046), mat, (0, 90, 8 * k - 6), 0.004)
box((0.3, 0.2, 0.02), (0.46, -0.05, 0), WALNUT, -18, 0.004)
plate(rounded(0.12, 0.2, 0.02), 0.0022, (0.45, -0.06, 0.0222), DEEP, (0, 0, -40), bevel=0.0008)
for k in range(14):
    x, y = random.uniform(0.16, 0.4), random.uniform(0.0, 0.16)
    tube([(x, y, 0.002), (x + random.uniform(-0.012, 0.012), y + random.uniform(-0.012, 0.012), 0.004), (x + random.uniform(-0.02, 0.02), y + random.uniform(-0.02, 0.02), 0.002)], 0.0009, DEEP)
# A window with bars throws its pattern over the bench
for k in range(3):
    box((0.045, 0.03, 1.6), (-1.5 + 0.02 * k, 0.15 + 0.42 * k, 0), WALNUT)
for z in (0.42, 0.85):
    box((0.04, 1.6, 0.045), (-1.48, 0.5, z), WALNUT)
sun((0.85, -0.36, -0.4), 7.5, '#ffcd92', 1.2)
lamp((0.9, 0.9), (-0.6, 1.4, 0.9), (0, 0, 0), 7, '#c9d9ee', True)
sky('#b9c6da', 0.1)
camera((0.05, -0.5, 0.34), (0.03, 0.005, 0.0), 48, 3.5, (-0.01, -0.05, 0.005))
photograph(0.4, shape=4 / 3, bloom=0.3)
