"""The door of a workshop stands open at nightfall; warm light falls into the lane."""
from tools import *

STONE = [plaster(a, b) for a, b in (('#4d4a47', '#77726b'), ('#454240', '#6c6862'), ('#56524c', '#827c72'))]
LIME = plaster('#6b675f', '#8c877c')
DOOR = surface('#1b2a2a', '#2f4442', 5, (1, 1, 0.1), (0.35, 0.55), 0.3, 120)
OAK = wood('#2f1e12', '#7a5733', 'x', 0.5)
WARM = plaster('#8a7558', '#b79f7c')
COBBLE = surface('#19191b', '#3a3938', 8, rough=(0.08, 0.36), bump=0.4, grain=60)
FRAME = wood('#241810', '#4a3423', 'z', 0.5)
HIDES = [TAN, OXBLOOD, BLACK, leather('#7a5a34', '#a8814f')]
# The front: a doorway and a window of panes; the door leaf opens inwards
wall(16, 6, 0.45, (0, 0.22, 0), LIME, [(-4.6, 1.0, 1.2, 1.9), (0.9, 0, 1.7, 2.75), (3.6, 0.95, 2.1, 1.75)])
for x, w, high in ((0.9, 1.7, 2.75), (3.6, 2.1, 2.7), (-4.6, 1.2, 2.9)):
    for side in (-1, 1):
        z = 0.0
        while z < high:
            tall = random.uniform(0.3, 0.5)
            box((random.uniform(0.22, 0.4), 0.12, min(tall, high - z) - 0.012), (x + side * (w / 2 + 0.12), -0.03, z), random.choice(STONE), 0, 0.015)
            z += tall
    box((w + 0.7, 0.14, 0.32), (x, -0.03, high), random.choice(STONE), 0, 0.02)
for k in range(2):
    for j in range(14):
        box((1.14, 0.12, 0.44), (-8 + 1.16 * j + 0.5 * k, -0.02, 0.45 * k - 0.05), random.choice(STONE), 0, 0.02) if abs(-8 + 1.16 * j + 0.5 * k - 0.9) > 1.55 else None
sash(2.1, 1.75, (3.6, 0.15, 0.95), FRAME, 4, 3, 0, 0.03)
box((2.4, 0.32, 0.07), (3.6, -0.06, 0.88), random.choice(STONE), 0, 0.015)
sash(1.2, 1.9, (-4.6, 0.15, 1.0), FRAME, 2, 4)
box((1.2, 0.02, 1.9), (-4.6, 0.5, 1.0), plaster('#0c0d10', '#181b21'), 0, 0)
for k in range(5):
    box((0.044, 0.164, 2.68), turned((0.08, 0.4, 0.02), (0, 0.1 + 0.166 * k, 0), -22), DOOR, -22, 0.006)
for z in (0.35, 2.15):
    box((0.03, 0.82, 0.13), turned((0.08, 0.4, z), (0.035, 0.43, 0), -22), DOOR, -22, 0.006)
rod(0.024, 0.06, turned((0.08, 0.4, 1.15), (0.02, 0.78, 0), -22), BRASS, (0, 90, -22))
box((2.0, 0.6, 0.14), (0.9, 0.0, -0.06), random.choice(STONE), 0, 0.025)
box((16, 0.5, 0.3), (0, 0.26, -0.29), LIME, 0, 0)
# Inside: a bench, hides on pegs, tools on the wall, two lamps
planks(10, 6, (1.5, 3.6, 0.02), wood('#33241a', '#6b523b', 'x', 0.5), 0.2)
wall(10, 3.2, 0.2, (1.5, 6.0, 0.05), WARM)
for x in (-1.7, 5.6):
    wall(6, 3.2, 0.2, (x, 3.4, 0.05), WARM, turn=90)
box((10, 6, 0.2), (1.5, 3.5, 3.2), OAK)
for k in range(6):
    box((0.2, 6, 0.2), (-0.9 + 1.2 * k, 3.4, 3.0), OAK, 0, 0.01)
for x, y, long in ((1.75, 2.5, 1.7), (1.4, 5.0, 3.4), (3.9, 2.0, 2.0)):
    box((long, 0.75, 0.08), (x, y, 0.86), OAK, 0, 0.008)
    for s in (-1, 1):
        for t in (-0.3, 0.3):
            box((0.1, 0.1, 0.84), (x + s * (long / 2 - 0.12), y + t, 0.05), FRAME, 0, 0.006)
stool((1.15, 1.75, 0.05), 0.6)
for k in range(4):
    grid(0.5, 0.4, lambda u, v: 0.006 * math.sin(4 * u + k), HIDES[k], (2.0 + 0.02 * k, 2.5, 0.95 + 0.008 * k), 8 * k - 12, 0.005, (20, 14))
for k in range(4):
    spool((1.2 + 0.1 * k, 2.45 + 0.06 * (k % 2), 0.94), (THREAD, cloth('#3a120d', '#74281c'))[k % 2], 0.11)
    spool((3.3 + 0.2 * k, 1.75, 0.94), THREAD, 0.13)
rod(0.07, 0.6, (3.6, 2.15, 1.01), TAN, (0, 90, 12))
for k in range(9):
    box((0.46, 0.015, random.uniform(0.7, 1.3)), (-0.9 + 0.62 * k, 5.86, 1.35), random.choice(HIDES), 0, 0.004)
for k in range(12):
    lathe([(0, 0), (0.012, 0.01), (0.014, 0.05), (0.009, 0.1), (0.004, 0.11), (0.003, 0.2)], (-0.5 + 0.17 * k, 5.84, 1.12), random.choice([WALNUT, IRON]), (180, 0, 0), steps=24)
for x, y in ((1.6, 2.6), (1.2, 4.8), (3.9, 2.2)):
    tube([(x, y, 3.1), (x, y, 2.15)], 0.006, IRON, straight=True)
    lathe([(0.03, 0.14), (0.06, 0.12), (0.19, 0.0), (0.186, 0.0), (0.055, 0.115), (0.0, 0.13)], (x, y, 2.03), surface('#11201c', '#1d332d', rough=(0.2, 0.3)))
    lathe([(0, 0), (0.03, 0.02), (0.035, 0.05), (0.015, 0.09), (0, 0.09)], (x, y, 2.02), glow('#ffc27a', 22), round=1).visible_shadow = False
    bulb((x, y, 2.0), 95, '#ffb66a', 0.05)
bulb((0.9, 3.4, 2.5), 60, '#ffb66a', 0.3)
beam([(0.15, 0.1, 0.1), (0.15, 0.1, 2.6)], (0.1, -1, -0.1), 2.5, '#ffb66a', 0.03)
# Outside: cobbles, a bench of stone, a pot with a small tree, a sign on an arm
for j in range(44):
    for i in range(70):
        box((0.22, 0.135, 0.1), ((i - 34) * 0.235 + 0.115 * (j % 2), -0.4 - j * 0.148, -0.16 + random.uniform(-0.008, 0.008)), COBBLE, random.uniform(-2.5, 2.5), 0.025)
box((40, 12, 0.02), (0, -6, -0.17), COBBLE, 0, 0)
tube([(-0.9, 0, 3.5), (-0.9, -0.75, 3.5)], 0.016, IRON, straight=True)
tube([(-0.9, -0.03, 3.2), (-0.9, -0.3, 3.32), (-0.9, -0.5, 3.5)], 0.011, IRON)
plate(ring(0.26, 64), 0.02, (-0.9, -0.5, 3.18), IRON, (90, 0, 90))
gear(0.2, 36, 0.026, (-0.9, -0.5, 3.18), BRASS, (90, 0, 90))
lathe([(0, 0), (0.17, 0), (0.24, 0.36), (0.26, 0.36), (0.26, 0.42), (0.23, 0.42), (0.2, 0.34), (0, 0.34)], (-0.75, -0.42, -0.08), surface('#5a3524', '#84543a'), steps=64)
for k in range(3):
    tube([(-0.75, -0.42, 0.2), (-0.75 + random.uniform(-0.05, 0.05), -0.42, 0.7), (-0.75 + random.uniform(-0.2, 0.2), -0.42 + random.uniform(-0.1, 0.1), 1.3)], 0.016, FRAME)
LEAF = surface('#10180e', '#2d3d20', rough=(0.4, 0.6))
for k in range(700):
    spot = Vector((-0.75 + random.gauss(0, 0.17), -0.42 + random.gauss(0, 0.15), 1.15 + random.gauss(0, 0.24)))
    mesh([(-0.05, 0, 0), (0, -0.017, 0.008), (0.05, 0, 0), (0, 0.017, 0.008)], [(0, 1, 2, 3)], spot, [random.uniform(0, 360) for _ in range(3)], LEAF)
lamp((1.5, 2.5), (0.9, 0.9, 1.5), (0.7, -3, 0.2), 90, '#ffb066')
lamp((10, 5), (-7, -8, 9), (0, 0, 1.5), 420, '#7f97cf')
sky('#8f96b6', 0.5, '#3a5288')
camera((-1.9, -5.2, 1.38), (0.6, 0.6, 1.38), 31, 2.8, (0.9, 0.2, 1.2), (0, 0.0))
photograph(0.6, ('#4b5674', 0.1, 16), 0.6)
