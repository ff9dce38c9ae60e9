"""A cognac by window light: a demijohn in wicker, a tulip glass, a bung and a thief tube on an old cask."""
from tools import *

OAK = wood('#2b1a0e', '#6b4a2c', 'x', 0.5, 12)
STONE = plaster('#3b352d', '#5f574a')
BOTTLE = glass('#93a87c')
CLEAR = glass()
AMBER = glass('#d9822b')
LABEL = surface('#c9b78f', '#e2d3af', 12, rough=(0.8, 0.9), bump=0.1)
for k in range(6):
    box((1.4, 0.148, 0.05), (0, -0.3 + k * 0.15, -0.05), OAK, random.uniform(-0.2, 0.2), 0.005)
# A demijohn: an outer and an inner wall, brandy inside, a cork with wax
outer = [(0, 0), (0.09, 0), (0.12, 0.012), (0.145, 0.06), (0.152, 0.13), (0.14, 0.21), (0.1, 0.27), (0.045, 0.305), (0.03, 0.33), (0.028, 0.385), (0.036, 0.39), (0.036, 0.4), (0.028, 0.404)]
inner = [(r - 0.005 if r > 0.01 else 0, z + (0.006 if z < 0.02 else 0)) for r, z in outer[:-3]]
D = Vector((0.1, 0.2, 0.001))
lathe(outer + [(0.023, 0.404)] + inner[::-1], D, BOTTLE, round=1, steps=96)
lathe([(0, 0.0075)] + [(r - 0.0012, z) for r, z in inner[1:6]] + [(0.118, 0.225), (0, 0.225)], D, AMBER, round=1, steps=96)
lathe([(0, 0.37), (0.0222, 0.37), (0.024, 0.42), (0.021, 0.426), (0, 0.426)], D, wood('#6a4a2a', '#a98555', 'z', 0.7, 90))
plate([(-0.05, -0.033), (0.05, -0.033), (0.05, 0.033), (-0.05, 0.033)], 0.001, D + Vector((-0.045, -0.158, 0.13)), LABEL, (84, 0, -14), bevel=0.0002)
for k, (wide, up) in enumerate(((0.06, 0.014), (0.07, 0.002), (0.045, -0.012))):
    box((wide, 0.0005, 0.0028), D + Vector((-0.045, -0.1595 - 0.001 * k, 0.13 + up)), BLACK, (-6, 0, -14), 0)
# The tulip glass
G = Vector((-0.135, -0.03, 0.001))
lathe([(0, 0), (0.034, 0), (0.035, 0.002), (0.006, 0.007), (0.0032, 0.02), (0.0032, 0.058), (0.012, 0.068), (0.031, 0.088), (0.036, 0.108), (0.03, 0.14), (0.024, 0.165), (0.0266, 0.18), (0.0256, 0.18), (0.023, 0.165), (0.0288, 0.14), (0.0348, 0.108), (0.03, 0.089), (0.011, 0.0705), (0, 0.069)], G, CLEAR, round=1, steps=96)
lathe([(0, 0.0696), (0.0108, 0.0712), (0.0296, 0.0897), (0.0337, 0.102), (0, 0.102)], G, AMBER, steps=96)
# A copper thief, a bung, keys of the cellar
lathe([(0.003, 0), (0.012, 0.03), (0.0125, 0.25), (0.006, 0.28), (0.004, 0.36)], (-0.2, 0.11, 0.0135), metal('#6a3318', '#c47a4c', (0.18, 0.36)), (90, 0, -68))
tube([(0.02 * math.cos(t), 0.02 * math.sin(t), 0) for t in [math.pi / 10 * k for k in range(20)]], 0.0035, metal('#6a3318', '#c47a4c'), True, at=(0.135, -0.018, 0.014), turn=(90, 0, 22))
lathe([(0, 0), (0.026, 0), (0.031, 0.035), (0.03, 0.04), (0, 0.04)], (0.06, -0.11, 0.0265), wood('#5a3b20', '#94693e', 'z', 0.7, 40), (96, 0, 36), steps=48)
for k in range(2):
    turn = 30 + 34 * k
    lathe([(0.0042, 0), (0.0042, 0.07)], turned((-0.02, -0.15, 0.0045 + 0.004 * k), (0, 0, 0), turn), IRON, (90, 0, turn), steps=24)
    tube([(0.014 * math.cos(t), 0.014 * math.sin(t) + 0.013, 0) for t in [math.pi / 8 * j for j in range(16)]], 0.003, IRON, True, at=(-0.02, -0.15, 0.0045 + 0.004 * k), turn=turn)
    box((0.018, 0.012, 0.004), turned((-0.02, -0.15, 0.003 + 0.004 * k), (0.01, -0.06, 0), turn), IRON, turn, 0.001)
# A wall of stone with a small window, casks in the dark
wall(3, 2.4, 0.3, (0.6, 1.75, -0.8), STONE)
for x, z in ((-0.42, 0.1), (0.42, 0.12), (0.9, 0.1), (0.0, 0.62)):
    lathe([(0, 0), (0.27, 0.01), (0.28, 0.0), (0.29, -0.03), (0.33, 0.2), (0.34, 0.4)], (x * 1.1, 1.05, z - 0.02), OAK, (-90, 0, 0))
    for r, y in ((0.292, 0.99), (0.31, 1.1)):
        tube([(x * 1.1 + r * math.cos(t), y + 0.02, z + r * math.sin(t)) for t in [math.pi / 24 * k for k in range(48)]], 0.012, IRON, True)
lamp((0.5, 0.9), (-0.9, 0.75, 0.55), (0.05, 0.1, 0.12), 17, '#ffdfb4', True)
lamp((0.25, 0.4), (0.75, 0.75, 0.4), (0.1, 0.2, 0.2), 4, '#ffc183', True)
sky('#8f9db2', 0.03)
camera((-0.02, -0.78, 0.27), (-0.015, 0.08, 0.165), 58, 2.8, (-0.12, -0.03, 0.12))
photograph(0.4, shape=4 / 5, bloom=0.4)
