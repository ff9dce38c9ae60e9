"""Objects in glass cases in a dark room, each under its own light."""
from tools import *

DARK = plaster('#17181b', '#232529')
FLOOR = surface('#0d0d0f', '#1c1c1f', 1.5, rough=(0.12, 0.28), bump=0.03)
PLINTH = surface('#26272b', '#35373c', 3, rough=(0.5, 0.65))
LINEN = cloth('#5b564d', '#777064')
CLEAR = glass('#f4fbf8')
GOLD = metal('#a9772a', '#efc878', (0.14, 0.3))
GLAZE = surface('#12332f', '#2c6258', 5, rough=(0.08, 0.16), bump=0.03)
PORCELAIN = surface('#cfc9be', '#e9e4da', 5, rough=(0.1, 0.18), bump=0.02)


def case(at, turn=0, size=(0.62, 0.62), high=0.95, foot=0.95, watts=34):
    """A plinth, a glass box with thin edges, and a spot above."""
    x, y = size
    box((x, y, foot), at, PLINTH, turn, 0.006)
    box((x - 0.08, y - 0.08, 0.03), turned(at, (0, 0, foot), turn), LINEN, turn, 0.006)
    for sx, sy, w, d in ((0, -1, x, 0.008), (0, 1, x, 0.008), (-1, 0, 0.008, y), (1, 0, 0.008, y)):
        box((w - 0.01, d if d < 0.1 else d - 0.026, high), turned(at, (sx * (x / 2 - 0.006), sy * (y / 2 - 0.006), foot + 0.001), turn), CLEAR, turn, 0)
    box((x, y, 0.02), turned(at, (0, 0, foot + high), turn), IRON, turn, 0.003)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((0.007, 0.007, high), turned(at, (sx * x / 2, sy * y / 2, foot), turn), IRON, turn, 0.001)
    light = lamp((0.16, 0.16), turned(at, (0.08, -0.05, foot + high - 0.03), turn), turned(at, (0, 0, foot), turn), watts, '#ffe2b8')
    light.data.spread = math.radians(85)
    return turned(at, (0, 0, foot + 0.03), turn)


planks(20, 24, (0, 5, -0.02), FLOOR, 1.2, 0.02, gap=0.003)
wall(20, 4.6, 0.3, (0, 12, 0), DARK, [(1.2, 0, 2.2, 3.2)])
for side in (-1, 1):
    wall(24, 4.6, 0.3, (side * 5.2, 3, 0), DARK, turn=90)
box((20, 24, 0.2), (0, 4, 4.6), DARK)
box((4, 0.1, 4), (1.2, 14.5, 0), plaster('#a38a66', '#c2a67e'), 0, 0)
lamp((1.4, 1.4), (1.2, 13.2, 3.6), (1.2, 14.4, 1.2), 60, '#ffcf94')
# In front: a ewer in gilded silver; a vase; a bowl; a wheel; a box
at = case((0.75, 0.9, 0), -12)
lathe([(0, 0), (0.075, 0), (0.08, 0.01), (0.05, 0.03), (0.026, 0.06), (0.024, 0.08), (0.07, 0.13), (0.105, 0.2), (0.105, 0.27), (0.07, 0.35), (0.036, 0.42), (0.032, 0.48), (0.052, 0.55), (0.049, 0.55), (0.028, 0.48), (0.03, 0.42), (0, 0.36)], at, GOLD, round=2, steps=96)
tube([(0.035, 0, 0.5), (0.1, 0, 0.55), (0.165, 0, 0.47), (0.16, 0, 0.36), (0.125, 0, 0.27), (0.1, 0, 0.24)], 0.0085, GOLD, at=at, turn=200, radii=[1.2, 1, 0.8, 0.8, 1, 1.5])
for z, r in ((0.1, 0.043), (0.2, 0.106), (0.33, 0.079)):
    tube([(r * math.cos(t), r * math.sin(t), z) for t in [math.pi / 24 * k for k in range(48)]], 0.004, GOLD, True, at=at)
at = case((-1.55, 2.6, 0), 8)
lathe([(0, 0), (0.07, 0), (0.1, 0.08), (0.135, 0.2), (0.13, 0.3), (0.07, 0.39), (0.045, 0.45), (0.06, 0.5), (0.056, 0.5), (0.04, 0.45), (0, 0.4)], at, GLAZE, round=2, steps=96)
at = case((2.5, 3.4, 0), -16)
lathe([(0, 0), (0.06, 0), (0.062, 0.02), (0.05, 0.05), (0.12, 0.09), (0.19, 0.16), (0.205, 0.22), (0.2, 0.22), (0.182, 0.165), (0.115, 0.1), (0, 0.075)], at, PORCELAIN, round=2, steps=96)
at = case((0.0, 5.0, 0), 4)
gear(0.16, 72, 0.014, at + Vector((0, 0, 0.32)), GOLD, (90, 0, 18))
rod(0.012, 0.16, at, BRASS)
box((0.2, 0.1, 0.02), at, WALNUT, 18)
at = case((-2.9, 5.6, 0), 10)
box((0.3, 0.2, 0.16), at, OXBLOOD, 30, 0.012)
box((0.31, 0.21, 0.05), at + Vector((0, 0, 0.162)), OXBLOOD, 30, 0.014)
box((0.05, 0.012, 0.05), at + Vector((0.055, -0.095, 0.14)), BRASS, 30, 0.004)
at = case((2.0, 7.3, 0), -6)
lathe([(0, 0), (0.09, 0), (0.03, 0.04), (0.02, 0.1), (0.1, 0.2), (0.13, 0.34), (0.11, 0.42), (0, 0.44)], at, GOLD, round=2)
at = case((-1.0, 8.6, 0), 0)
lathe([(0, 0), (0.08, 0), (0.13, 0.2), (0.06, 0.4), (0.08, 0.46), (0, 0.46)], at, PORCELAIN, round=2)
lamp((3, 3), (-3, 2, 4.4), (-1, 4, 0), 7, '#8fa4c8')
sky('#4a5468', 0.02)
camera((-0.25, -2.1, 1.52), (0.0, 4, 1.24), 38, 2.0, (0.75, 0.72, 1.3))
photograph(0.45, ('#2b2a2b', 0.1, 14), 0.6)
