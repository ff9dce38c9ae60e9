"""A townhouse at dusk, with lit windows, seen from across the street."""
from kit import *

STONE = plaster('#8f8678', '#b5aa98')
TRIM = plaster('#9c9383', '#c2b7a4')
ZINC = metal('#4b5056', '#767c82', (0.45, 0.6), 5)
IRON = metal('#0d0d0e', '#1c1c1d', (0.4, 0.5))
FRAME = surface('#3c3a36', '#55524c', rough=(0.4, 0.5))
DOOR = surface('#0d1a1a', '#16282a', rough=(0.2, 0.3))
PAVE = surface('#18181a', '#323133', 8, rough=(0.06, 0.3), bump=0.4, grain=60)
LEAF = surface('#0d160c', '#22301b')
CURTAIN = cloth('#c9b592', '#e8d9ba', 0.5)
random.seed(12)
BAYS, PITCH, WIDE = 7, 2.6, 1.3
xs = [(i - (BAYS - 1) / 2) * PITCH for i in range(BAYS)]
LENGTH = BAYS * PITCH + 1.4
lit = {(0, 1), (0, 2), (0, 4), (0, 5), (1, 1), (1, 2), (1, 3), (1, 5), (2, 4), (3, 2), (2, 0)}


def room(x, sill, height, storey, bay):
    """What is behind a window: curtains, and a lamp where the room is lit."""
    on = (storey, bay) in lit
    colour, power = random.choice(['#ffb563', '#ffc07a', '#ffab55']), random.uniform(0.8, 1.5)
    box((WIDE * 1.5, 0.02, height + 0.4), (x, 1.5, sill - 0.2), glow(colour, 0.9 * power) if on else plaster('#0b0c0e', '#14161a'), bevel=0)
    if on:
        box((0.35, 0.05, height * 0.32), (x + random.uniform(-0.25, 0.25), 1.4, sill + height * 0.42), plaster('#6b4a2c', '#8a6238'), bevel=0)
        lamp((WIDE, height), (x, 1.3, sill + height / 2), (x, -2, sill), 26 * power, colour)
    open_ = random.uniform(0.2, 0.36)
    for side in (-1, 1):
        folds = lambda u, v: (0, 0.045 * math.sin(9 * u + bay + side), 0)
        sheet = grid(WIDE * open_, height, folds, CURTAIN, (x + side * WIDE * (0.5 - open_ / 2), 0.34, sill + height / 2), (90, 0, 0), steps=(24, 2))
        sheet.data.materials[0] = CURTAIN


wall(LENGTH, 4.75, 0.5, (0, 0.25, 0), STONE, [(x, 0, 1.7, 3.8) if i == 3 else (x, 0.5, WIDE, 3.3) for i, x in enumerate(xs)])
wall(LENGTH, 3.9, 0.5, (0, 0.25, 4.75), STONE, [(x, 0.35, WIDE, 3.0) for x in xs])
wall(LENGTH, 3.6, 0.5, (0, 0.25, 8.65), STONE, [(x, 0.55, WIDE, 2.5) for x in xs])
for storey, (base, high) in enumerate(((0.5, 3.3), (5.1, 3.0), (9.2, 2.5))):
    for bay, x in enumerate(xs):
        if storey == 0 and bay == 3:
            continue
        sash(WIDE, high, (x, 0.3, base), FRAME, 2, 4, bar=0.05, frame=0.07)
        room(x, base, high, storey, bay)
        for side in (-1, 1):
            box((0.16, 0.09, high), (x + side * (WIDE / 2 + 0.08), -0.04, base), TRIM, bevel=0.015)
        box((WIDE + 0.34, 0.12, 0.2), (x, -0.05, base + high), TRIM, bevel=0.015)
        if storey == 1:
            box((WIDE + 0.6, 0.3, 0.09), (x, -0.12, base + high + 0.32), TRIM, bevel=0.02)
            for side in (-1, 1):
                box((0.14, 0.22, 0.32), (x + side * (WIDE / 2 + 0.1), -0.09, base + high + 0.02), TRIM, bevel=0.02)
        box((WIDE + 0.3, 0.2, 0.1), (x, -0.06, base - 0.1), TRIM, bevel=0.02)
        box((0.26, 0.16, 0.34), (x, -0.06, base + high + 0.0), TRIM, bevel=0.02)
# Rustication of the ground floor, string courses, cornice
for k in range(1, 9):
    box((LENGTH + 0.03, 0.02, 0.022), (0, -0.001, 0.5 * k + 0.2), plaster('#4d473e', '#5b554a'), bevel=0)
for z, out, thick in ((4.55, 0.3, 0.16), (4.75, 0.42, 0.1), (8.5, 0.16, 0.14), (12.2, 0.35, 0.18), (12.4, 0.5, 0.14), (12.54, 0.62, 0.1)):
    box((LENGTH + out, out, thick), (0, 0.1 - out / 2, z), TRIM, bevel=0.03)
for k in range(int(LENGTH / 0.42)):
    box((0.18, 0.26, 0.16), (-LENGTH / 2 + 0.42 * k + 0.3, -0.2, 12.05), TRIM, bevel=0.02)
# Balcony of the main floor and railings
box((LENGTH, 0.8, 0.14), (0, -0.38, 4.86), TRIM, bevel=0.03)


def railing(left, right, z, y, high):
    for level in (0.08, high):
        box((right - left, 0.04, 0.035), ((left + right) / 2, y, z + level), IRON, bevel=0.006)
    count = round((right - left) / 0.13)
    for k in range(count + 1):
        x = left + (right - left) * k / count
        box((0.018, 0.018, high - 0.06), (x, y, z + 0.1), IRON, bevel=0.002)
        if k % 2 and k < count:
            tube([(0.05 * math.cos(t * math.pi / 8), 0, 0.05 * math.sin(t * math.pi / 8)) for t in range(16)], 0.008, IRON, True, at=(x, y, z + high - 0.12))


railing(-LENGTH / 2, LENGTH / 2, 5.0, -0.72, 0.92)
for x in xs:
    railing(x - WIDE / 2, x + WIDE / 2, 9.2, -0.1, 0.85)
# Mansard with dormers and chimneys
mesh([(-LENGTH / 2, 0, 12.6), (LENGTH / 2, 0, 12.6), (LENGTH / 2, 1.5, 16), (-LENGTH / 2, 1.5, 16)], [(0, 1, 2, 3)], mat=ZINC)
for k in range(int(LENGTH / 0.6)):
    x = -LENGTH / 2 + 0.6 * k
    tube([(x, -0.01, 12.6), (x, 1.49, 16)], 0.025, ZINC, straight=True)
for bay in (0, 2, 4, 6):
    x = xs[bay]
    on = bay in (2,)
    for side in (-1, 1):
        box((0.14, 1.4, 2.0), (x + side * 0.58, 0.75, 12.7), TRIM, bevel=0.02)
    box((1.5, 1.6, 0.14), (x, 0.75, 14.7), ZINC, bevel=0.05)
    sash(1.02, 2.0, (x, 0.15, 12.7), FRAME, 2, 3, bar=0.05)
    box((1.1, 0.02, 2), (x, 0.5, 12.7), glow('#ffb066', 1.1) if on else plaster('#0b0d11', '#171b22'), bevel=0)
for x in (-6.4, 7.2):
    box((1.6, 0.7, 3.2), (x, 2.2, 14.6), STONE, bevel=0.03)
    for k in range(4):
        rod(0.12, 0.5, (x - 0.55 + k * 0.37, 2.2, 17.8), surface('#5a3a2a', '#7a5038'))
# The door, its steps, two lanterns
box((1.7, 0.08, 3.8), (0, 0.36, 0), DOOR)
for side in (-1, 1):
    for z, h in ((0.3, 0.9), (1.35, 1.5)):
        box((0.58, 0.05, h), (side * 0.41, 0.32, z), DOOR, bevel=0.02)
    box((0.3, 0.3, 4.2), (side * 1.06, -0.08, 0), TRIM, bevel=0.03)
    rod(0.03, 0.08, (side * 0.1, 0.32, 1.2), metal('#8a6428', '#d9ac5c'), (90, 0, 0))
    for k in range(4):
        box((0.02, 0.02, 0.5), (side * 1.06 + (0.1 if k % 2 else -0.1), -0.35 + (0.1 if k > 1 else -0.1), 2.5), IRON)
    box((0.17, 0.17, 0.44), (side * 1.06, -0.35, 2.53), glow('#ffb867', 9))
    lathe([(0.18, 0), (0.03, 0.18), (0.01, 0.26)], (side * 1.06, -0.35, 3.0), IRON, steps=4, turn=45)
    bulb((side * 1.06, -0.6, 2.75), 55, radius=0.12)
box((1.7, 0.1, 0.8), (0, 0.3, 3.0), glow('#ffb867', 1.6), bevel=0)
for k in range(3):
    box((2.6 + 0.5 * (2 - k), 0.4, 0.15), (0, -0.1 - 0.35 * (2 - k), 0.15 * k - 0.02), TRIM, bevel=0.02)
for x in (-1.9, 1.9):
    box((0.6, 0.6, 0.6), (x, -0.7, 0), DOOR, bevel=0.02)
    for k in range(900):
        a, b = random.uniform(0, 6.28), math.acos(random.uniform(-1, 1))
        r = 0.42 * random.uniform(0.86, 1)
        spot = (x + r * math.sin(b) * math.cos(a), -0.7 + r * math.sin(b) * math.sin(a), 1.05 + r * math.cos(b))
        mesh([(-0.03, 0, 0), (0, -0.02, 0.01), (0.035, 0, 0), (0, 0.02, 0.01)], [(0, 1, 2, 3)], spot, [random.uniform(0, 360) for _ in range(3)], LEAF)
    box((0.12, 0.12, 0.3), (x, -0.7, 0.55), DOOR)
# Neighbours, street
for side in (-1, 1):
    box((10, 8, 13.2), (side * (LENGTH / 2 + 5.1), 4.3, 0), STONE, bevel=0.05)
    box((10, 6, 3), (side * (LENGTH / 2 + 5.1), 4.6, 13.2), ZINC, bevel=0.05)
    for bay in range(3):
        for z in (0.8, 5.1, 9.2):
            x = side * (LENGTH / 2 + 1.6 + bay * 2.8)
            box((1.3, 0.04, 2.7), (x, 0.29, z), glow('#ffb867', 1.2) if random.random() < 0.3 else plaster('#0b0d11', '#171b22'), bevel=0)
            sash(1.3, 2.7, (x, 0.25, z), FRAME, 2, 4, bar=0.05)
box((60, 2.6, 0.12), (0, -1.3, -0.14), surface('#3a3835', '#59554f', 2, rough=(0.25, 0.6), grain=40))
box((60, 0.2, 0.14), (0, -2.7, -0.16), TRIM, bevel=0.02)
COBBLE = [PAVE, surface('#222124', '#454346', 8, rough=(0.08, 0.34), bump=0.4, grain=60)]
for j in range(46):
    for i in range(64):
        x, y = (i - 32) * 0.27 + 0.13 * (j % 2) + random.uniform(-0.01, 0.01), -3.0 - j * 0.16
        box((0.25, 0.145, 0.1), (x, y, -0.22 + random.uniform(-0.008, 0.008)), COBBLE[0], random.uniform(-2, 2), 0.02)
box((60, 12, 0.02), (0, -8, -0.21), PAVE, bevel=0)
sky('#b08f8a', 0.5, '#2b4478')
lamp((40, 14), (-6, -26, 18), (0, 0, 6), 2400, '#8fa8d8')
camera((-8.6, -13.5, 1.5), (0.6, 0, 1.5), 26, 5.6, (0, 0, 1.5), (0, 0.165))
photograph(0.65, ('#5a6c93', 0.1, 60), 0.7)
