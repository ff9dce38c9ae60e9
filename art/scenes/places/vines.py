"""Rows of old vine stocks in the mist of a morning."""
from kit import *

random.seed(5)
BARK = surface('#1a120c', '#43332a', 30, (1, 1, 0.15), (0.8, 0.95), 0.9, 160)
SOIL = surface('#2b1f16', '#57432f', 1.6, rough=(0.9, 1), bump=0.9, grain=35)
LEAVES = [surface(a, b, 20, rough=(0.5, 0.7), translucent=0.45) for a, b in (('#3b3d12', '#6f6a1e'), ('#6b4a12', '#a87a22'), ('#5a2a10', '#8f4a1c'))]
WOODEN = wood('#2c241d', '#6a5b4c', 'z')
WIRE = metal('#5d5a55', '#8d8983')
GRASS = surface('#2a3014', '#5c6129', 9, translucent=0.3)


def hill(x, y):
    return 0.0016 * max(y - 6, 0) ** 1.9 + 0.12 * math.sin(x * 0.35 + y * 0.11) + 0.0009 * x * x


def stock(seed):
    """A gnarled trunk with two arms and canes, some leaves still on them."""
    random.seed(seed)
    parts, lean = [], Vector((random.uniform(-0.035, 0.035), random.uniform(-0.03, 0.03), 0))
    spine = [Vector((0, 0, -0.1)) + lean * k + Vector((random.uniform(-0.035, 0.035), random.uniform(-0.035, 0.035), 0.125 * k)) for k in range(6)]
    parts.append(tube(spine, 0.055, BARK, radii=[1.5, 1.1, 0.95, 0.85, 0.9, 1.05]))
    head = spine[-1]
    parts.append(tube([head - Vector((0, 0, 0.04)), head + Vector((0.02, 0.01, 0.05))], 0.075, BARK, radii=[1, 0.5]))
    for side in (-1, 1):
        arm = [head + Vector((random.uniform(-0.03, 0.03), side * 0.1 * k, 0.015 * k + random.uniform(-0.015, 0.02))) for k in range(5)]
        parts.append(tube(arm, 0.03, BARK, radii=[1.3, 1, 0.85, 0.7, 0.6]))
        for point in arm[1:]:
            cane = [point + Vector((random.uniform(-0.05, 0.05) * j, random.uniform(-0.04, 0.04) * j, 0.17 * j)) for j in range(random.randint(3, 6))]
            parts.append(tube(cane, 0.007, BARK, radii=[1.2 - 0.15 * j for j in range(len(cane))]))
            for spot in cane[1:]:
                for _ in range(2):
                    if random.random() < 0.75:
                        size = random.uniform(0.04, 0.075)
                        outline = [(0, 0)] + [(size * r * math.sin(a), size * r * math.cos(a)) for a, r in ((-2.3, 0.7), (-1.6, 1.1), (-1.2, 0.7), (-0.7, 1.1), (-0.35, 0.8), (0, 1.3), (0.35, 0.8), (0.7, 1.1), (1.2, 0.7), (1.6, 1.1), (2.3, 0.7))]
                        fold = random.uniform(0.2, 0.5)
                        parts.append(mesh([(x, y, abs(x) * fold) for x, y in outline], [(0, i, i + 1) for i in range(1, 11)], spot + Vector((random.uniform(-0.06, 0.06), random.uniform(-0.06, 0.06), random.uniform(-0.03, 0.03))), [random.uniform(-60, 60), random.uniform(-60, 60), random.uniform(0, 360)], random.choice(LEAVES)))
    group = bpy.data.collections.new('stock')
    for part in parts:
        COLLECTION.objects.unlink(part)
        group.objects.link(part)
    return group


def copy(group, at, turn=0, size=1):
    made = bpy.data.objects.new('copy', None)
    COLLECTION.objects.link(made)
    made.instance_type, made.instance_collection = 'COLLECTION', group
    made.location, made.rotation_euler.z, made.scale = at, turn, [size] * 3


stocks = [stock(seed) for seed in range(7)]
random.seed(3)
tuft = bpy.data.collections.new('tuft')
for _ in range(60):
    a, r, h = random.uniform(0, 6.28), random.uniform(0, 0.14), random.uniform(0.04, 0.13)
    blade = mesh([(-0.003, 0, 0), (0.003, 0, 0), (random.uniform(-0.03, 0.03), random.uniform(-0.03, 0.03), h)], [(0, 1, 2)], (r * math.cos(a), r * math.sin(a), 0), random.uniform(0, 360), GRASS)
    COLLECTION.objects.unlink(blade)
    tuft.objects.link(blade)
ROWS = [-9, -7.2, -5.4, -3.6, -1.8, 0, 1.8, 3.6, 5.4, 7.2, 9]
grid(60, 110, lambda u, v: hill(u * 30, v * 55 + 40) + 0.05 * math.cos((u * 30) / 1.8 * 2 * math.pi) - 0.02, SOIL, (0, 40, 0), steps=(240, 240))
for x in ROWS:
    for k in range(44):
        y = 0.35 + k * 1.05 + random.uniform(-0.06, 0.06)
        copy(random.choice(stocks), (x + random.uniform(-0.05, 0.05), y, hill(x, y)), random.choice([0, math.pi]) + random.uniform(-0.15, 0.15), random.uniform(0.9, 1.12))
        if k % 5 == 0:
            rod(0.035, 1.5, (x, y + 0.5, hill(x, y) - 0.1), WOODEN, (random.uniform(-2, 2), random.uniform(-2, 2), 0), 0.008)
    for high in (0.66, 1.02, 1.3):
        tube([(x, y, hill(x, y) + high) for y in range(-2, 46, 2)], 0.0022, WIRE)
    for k in range(150):
        y = random.uniform(-2, 1) + k * 0.2
        copy(tuft, (x + 0.9 + random.gauss(0, 0.28), y, hill(x + 0.9, y)), random.uniform(0, 6), random.uniform(0.6, 1.2))
for k, (y, height, seed) in enumerate(((75, 13, 1.3), (100, 20, 2.9), (140, 30, 4.4))):
    grid(240, 30, lambda u, v: height * (0.55 + 0.3 * math.sin(3 * u + seed) + 0.15 * math.sin(8 * u + 2 * seed)) * (1 - v * v), surface('#2c3420', '#4a4d30', 0.3, rough=(0.9, 1)), (0, y, 1), steps=(120, 12))
sun((0.62, -0.72, -0.3), 5, '#ffc48a', 1.5)
sky('#f0cfa0', 0.5, '#7f93b0')
camera((0.75, -2.6, 1.22), (0.2, 10, 1.0), 38, 2.2, (0, 1.2, 0.8))
photograph(0.05, ('#dcc8b0', 0.86, 170), 0.4, falloff='INVERSE_QUADRATIC')
