"""A workshop with benches under tall north windows."""
from tools import *

OAK = wood('#3a2616', '#7a5733', 'x', 0.5)
BRICK = plaster('#9d968c', '#bdb6aa')
FLOOR = wood('#3a2c20', '#6f563e', 'x', 0.6)
FRAME = surface('#1c2022', '#33393b', rough=(0.4, 0.5))
LINEN = cloth('#a2957e', '#cfc3aa')
HIDES = [TAN, OXBLOOD, BLACK, leather('#7a5a34', '#a8814f'), LINEN]
BACK, HIGH = 6.0, 5.2
wins = [-6.6, -4.0, -1.4, 1.2, 3.8, 6.4]
wall(20, HIGH, 0.4, (0, BACK + 0.2, 0), BRICK, [(x, 0.95, 1.9, 3.7) for x in wins])
for x in wins:
    sash(1.9, 3.7, (x, BACK + 0.12, 0.95), FRAME, 4, 7, 0, 0.028, 0.055)
    lamp((1.9, 3.7), (x, BACK + 0.45, 2.8), (x, 0, 0.6), 120, '#dbe6f2')
    beam([(x, BACK, 1.0), (x, BACK, 4.6)], (-0.12, -0.8, -0.62), 5, '#dfe8f2', 0.035)
    box((1.9, 0.3, 0.05), (x, BACK - 0.05, 0.91), BRICK, 0, 0.01)
box((40, 0.02, 14), (0, BACK + 6, -2), glow('#dfe8f0', 1.7), bevel=0).visible_shadow = False
wall(20, HIGH, 0.3, (0, -6, 0), BRICK)
wall(13, HIGH, 0.3, (-8.6, 0, 0), BRICK, turn=90)
wall(13, HIGH, 0.3, (8.6, 0, 0), BRICK, turn=90)
box((18, 13, 0.2), (0, 0, HIGH), BRICK)
for x in (-5.3, -0.1, 5.1):
    box((0.26, 13, 0.34), (x, 0, HIGH - 0.34), wood('#1a110a', '#3d2818', 'y'), 0, 0.01)
    if x > -5:
        rod(0.085, HIGH - 0.34, (x, 2.2, 0), FRAME)
planks(18, 13, (0, 0, -0.03), FLOOR, 0.19)


def bench(at, long, turn=0):
    for k in range(3):
        box((long, 0.28, 0.07), turned(at, (0, -0.285 + 0.285 * k, 0.83), turn), OAK, turn, 0.006)
    for x in (-1, 1):
        for y in (-0.36, 0.36):
            box((0.1, 0.1, 0.83), turned(at, (x * (long / 2 - 0.12), y, 0), turn), UPRIGHT, turn, 0.006)
    box((long - 0.3, 0.08, 0.14), turned(at, (0, -0.36, 0.67), turn), OAK, turn, 0.006)
    box((long - 0.2, 0.6, 0.03), turned(at, (0, 0, 0.22), turn), OAK, turn, 0.004)
    for k in range(int(long * 2.2)):
        x = -long / 2 + 0.3 + k * 0.42
        size = random.uniform(0.05, 0.085)
        if random.random() < 0.8 and x < long / 2 - 0.2:
            rod(size, 0.5, turned(at, (x, -0.25, 0.25 + size), turn), random.choice(HIDES), (-90, 0, turn))


def task_lamp(at, turn):
    rod(0.09, 0.02, at, FRAME)
    tube([(0, 0, 0.02), (0.05, 0, 0.42), (0.3, 0, 0.62)], 0.009, FRAME, straight=True, at=at, turn=turn)
    lathe([(0.03, 0.06), (0.05, 0.03), (0.1, -0.06), (0.096, -0.06), (0.045, 0.028), (0.0, 0.05)], turned(at, (0.32, 0, 0.6), turn), FRAME, (0, 12, turn))


for row, y in enumerate((4.9, 2.9, 0.9)):
    for x, long in ((-3.4, 4.2), (2.3, 4.6)) if row < 2 else ((-4.3, 3.6), (2.2, 4.4)):
        bench((x, y, 0), long)
        for k in range(2 if x == -4.3 else 0, 4):
            spot = x - long / 2 + 0.5 + k * (long - 0.9) / 3
            kind = random.random()
            z = 0.9
            if kind < 0.35:
                for j in range(random.randint(2, 5)):
                    grid(0.5, 0.36, lambda u, v: 0.006 * math.sin(3 * u + j) * u, random.choice(HIDES), (spot, y, z + 0.006 + 0.008 * j), random.uniform(-14, 14), 0.005, (20, 14))
            elif kind < 0.6:
                for j in range(random.randint(2, 4)):
                    spool((spot + 0.08 * j, y + random.uniform(-0.15, 0.15), z), random.choice([THREAD, LINEN, cloth('#3a120d', '#74281c')]), 0.13)
            elif kind < 0.8:
                rod(0.07, 0.55, (spot - 0.2, y, z + 0.07), random.choice(HIDES), (0, 90, random.uniform(-30, 30)))
                book((spot + 0.2, y - 0.1, z), random.uniform(-30, 30), (0.22, 0.3, 0.03), BLACK)
            else:
                lathe([(0, 0), (0.055, 0), (0.06, 0.14), (0.056, 0.14), (0.05, 0.01), (0, 0.01)], (spot, y, z), FRAME)
                for j in range(7):
                    tube([(spot, y, z + 0.02), (spot + random.uniform(-0.07, 0.07), y + random.uniform(-0.07, 0.07), z + random.uniform(0.22, 0.3))], 0.007, UPRIGHT, straight=True)
        task_lamp((x + long / 2 - 0.35, y + 0.25, 0.9), 180)
        for k in range(2):
            stool((x - long / 4 + k * long / 2 + random.uniform(-0.2, 0.2), y - 0.75, 0), 0.6)
# In front: a bag taking shape on the bench, half-moon knife, awls, thread
FRONT = (-4.75, 0.98, 0.9)
side = [(-0.2, 0), (0.2, 0), (0.17, 0.26), (0.12, 0.29), (-0.12, 0.29), (-0.17, 0.26)]
for y in (-0.05, 0.05):
    plate(side, 0.004, turned(FRONT, (0, y, 0.006), 14), TAN, (90 + y * 60, 0, 14), bevel=0.0015)
box((0.4, 0.1, 0.005), FRONT, TAN, 14, 0.002)
for y in (-0.056, 0.056):
    tube([turned(FRONT, (x, y, z), 14) for x, z in ((-0.09, 0.24), (-0.1, 0.34), (-0.05, 0.42), (0.05, 0.42), (0.1, 0.34), (0.09, 0.24))], 0.008, OXBLOOD)
half_moon((-5.15, 0.85, 0.9), 150)
awl((-5.3, 1.05, 0.9), -30)
for k in range(3):
    spool((-4.4 + 0.1 * k, 1.12 - 0.06 * k, 0.9), (THREAD, LINEN, cloth('#3a120d', '#74281c'))[k], 0.09)
# Hides hung on the end wall, a cabinet under them
for k in range(6):
    box((0.015, 0.55, random.uniform(0.8, 1.5)), (8.38, -0.4 + 0.95 * k, 1.75), random.choice(HIDES), 0, 0.004)
sky('#c2d0e0', 0.3)
box((0.5, 6.4, 1.1), (8.15, 2.0, 0), OAK, 0, 0.01)
for k in range(8):
    box((0.03, 0.74, 0.98), (7.89, -0.8 + 0.8 * k, 0.06), OAK, 0, 0.006)
camera((-7.1, 1.75, 1.62), (0.0, 2.35, 1.2), 29, 2.2, (-4.75, 0.98, 1.05))
photograph(0.3, ('#c5cdd2', 0.22, 16), 0.35)
