"""A couture bench: cloth over a stand, chalk, shears, pins and a paper pattern."""
from tools import *

TABLE = wood('#2c1b10', '#65452a', 'x', 0.4, 12)
WOOL = cloth('#1d2433', '#384357')
MUSLIN = cloth('#b5a88f', '#dccfb5')
CHALK = surface('#d9d4c8', '#f0ece2', 30, rough=(0.9, 1), bump=0.2)
for k in range(5):
    box((2.2, 0.24, 0.05), (0, -0.35 + k * 0.243, -0.05), TABLE, 0, 0.002)
# A bolt of cloth whose end falls in folds over the table
rod(0.055, 0.75, (-0.5, 0.34, 0.058), WOOL, (0, 90, -7), 0.004)


def fall(u, v):
    """Folds that run from the bolt and die out towards the edge."""
    ridge = math.sin(3.2 * u + 1.1 * math.sin(2 * v) + 0.6) * 0.5 + 0.5
    return 0.003 + (0.055 * ridge**2 + 0.02 * max(0, math.sin(7 * u - 2.5 * v))) * (0.35 + 0.65 * (v + 1) / 2) * (1 - 0.75 * u * u)


grid(0.62, 0.62, fall, WOOL, (-0.3, 0.05, 0), -14, 0.002, (120, 120))
# The pattern, with its lines; shears across it
PATTERN = surface('#c2ad84', '#dcc9a2', 4, rough=(0.85, 0.95), bump=0.05)
shape = [(-0.17, -0.22), (0.15, -0.22), (0.17, 0.0), (0.1, 0.07), (0.13, 0.2), (0.03, 0.22), (-0.02, 0.17), (-0.1, 0.2), (-0.17, 0.21)]
AT, TURN = (0.3, -0.08, 0.001), -17
plate(shape, 0.0006, AT, PATTERN, (0, 0, TURN), bevel=0.0001)
DASH = surface('#3a3630', '#4b463e', rough=(0.8, 0.9))
for (x0, y0), (x1, y1) in zip([(s * 0.9, t * 0.9) for s, t in shape], [(s * 0.9, t * 0.9) for s, t in shape[1:] + shape[:1]]):
    a, b = Vector((x0, y0, 0.0005)), Vector((x1, y1, 0.0005))
    steps = max(2, int((b - a).length / 0.012))
    for k in range(0, steps, 2):
        tube([turned(AT, a + (b - a) * k / steps, TURN), turned(AT, a + (b - a) * (k + 1) / steps, TURN)], 0.0005, DASH, straight=True)
tube([turned(AT, (0.0, -0.19, 0.0005), TURN), turned(AT, (0.0, 0.15, 0.0005), TURN)], 0.0004, DASH, straight=True)
S, BLADES = (0.28, -0.12, 0.004), 32
for side, z in ((1, 0.0), (-1, 0.003)):
    half = [(0.0, -0.012), (0.012, -0.008), (0.0105, 0.05), (0.0005, 0.145), (-0.003, 0.145), (-0.004, 0.0)]
    plate([(x * side, y) for x, y in half], 0.0024, turned(S, (0, 0, z), BLADES), STEEL, (0, 0, BLADES + side * 9), bevel=0.0006)
    loop = [(0.0, -0.005), (0.006 * side * -1, -0.035), (-0.02 * side, -0.065), (-0.036 * side, -0.095), (-0.03 * side, -0.125), (-0.014 * side, -0.125), (-0.008 * side, -0.1), (-0.012 * side, -0.07), (-0.004 * side, -0.04)]
    tube([turned(S, (x, y, z + 0.001), BLADES + side * 9) for x, y in loop], 0.0042, BLACK, True)
rod(0.006, 0.008, turned(S, (0, 0, -0.001), 0), STEEL)
for k, (x, y, turn) in enumerate(((0.03, -0.28, 30), (0.08, -0.24, -12))):
    box((0.045, 0.03, 0.007), (x, y, 0), CHALK, turn, 0.0025)
spool((-0.22, -0.24, 0), cloth('#1a2030', '#323c50'), 0.06)
spool((-0.29, -0.2, 0), MUSLIN, 0.075)
lathe([(0, 0), (0.04, 0), (0.048, 0.014), (0.04, 0.032), (0.018, 0.042), (0, 0.043)], (0.52, -0.27, 0), cloth('#5c1b22', '#84303a'), round=2)
for k in range(26):
    a, lean = random.uniform(0, 6.28), random.uniform(0.15, 0.9)
    foot = Vector((0.52, -0.27, 0.022))
    way = Vector((math.cos(a) * lean, math.sin(a) * lean, 1)).normalized()
    tip = foot + way * random.uniform(0.04, 0.05)
    tube([foot, tip], 0.0004, STEEL, straight=True)
    lathe([(0, -0.0017), (0.0017, 0), (0, 0.0017)], tip, random.choice([CHALK, BLACK, BRASS]), round=2, steps=16)
# The stand behind, draped
profile = [(0.0, 0), (0.14, 0.0), (0.155, 0.08), (0.135, 0.2), (0.125, 0.27), (0.15, 0.38), (0.165, 0.46), (0.15, 0.55), (0.07, 0.6), (0.05, 0.65), (0.05, 0.68), (0, 0.69)]
stand = lathe(profile, (0.3, 0.72, 0.02), MUSLIN, 15, round=2)
stand.scale.y = 0.72
rod(0.05, 0.01, (0.3, 0.72, 0.70), WALNUT)
tube([(0.3 + 0.156 * math.cos(t), 0.72 + 0.113 * math.sin(t), 0.42) for t in [math.pi / 16 * k for k in range(32)]], 0.0016, BLACK, True)
tube([(0.3, 0.607, 0.08), (0.3, 0.62, 0.25), (0.3, 0.6, 0.45), (0.3, 0.63, 0.58)], 0.0016, BLACK)
box((4, 0.05, 3), (0, 2.2, -0.8), plaster('#6d675f', '#8d867b'), 0, 0)
for k in range(3):
    box((0.05, 0.03, 2), (-1.7, 0.1 + 0.5 * k, -0.2), WALNUT)
sun((0.86, -0.16, -0.42), 8, '#ffd6a6', 1.4)
lamp((1.0, 1.2), (-1.3, 1.2, 1.2), (0, 0, 0), 22, '#cbd9ee', True)
sky('#b5c2d6', 0.12)
camera((0.06, -0.98, 0.58), (0.07, 0.1, 0.07), 40, 2.8, (0.2, -0.12, 0.01))
photograph(0.55, shape=4 / 3, bloom=0.3)
