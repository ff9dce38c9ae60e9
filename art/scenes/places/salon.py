"""A salon: an arch, a curtain, a chair, and an object on a plinth."""
from tools import *

LIME = plaster('#b3a593', '#cdbfac')
STONE = surface('#a99c89', '#cfc3b0', 2.2, rough=(0.35, 0.55), bump=0.12, grain=90)
VELVET = cloth('#3d1418', '#6e2a2e')
LINEN = cloth('#b9ab93', '#dccfb6', 0.35)
SUN = (0.8, 0.42, -0.52)
# A wall with an arch
half, spring, high = 1.05, 2.15, 4.2
outline = [(-4.2, 0), (-half, 0), (-half, spring)] + [(-half * math.cos(t), spring + half * math.sin(t)) for t in [math.pi * k / 48 for k in range(1, 48)]] + [(half, spring), (half, 0), (4.2, 0), (4.2, high), (-4.2, high)]
plate(outline, 0.55, (0.55, 3.2, 0), LIME, (90, 0, 0), bevel=0.012)
for width, out in ((0.14, 0.05), (0.05, 0.08)):
    rim = [(-half - width, 0), (-half, 0), (-half, spring)] + [(-half * math.cos(t), spring + half * math.sin(t)) for t in [math.pi * k / 48 for k in range(1, 48)]] + [(half, spring), (half, 0), (half + width, 0), (half + width, spring)] + [((half + width) * math.cos(t), spring + (half + width) * math.sin(t)) for t in [math.pi * k / 48 for k in range(1, 48)]] + [(-half - width, spring)]
    plate(rim, 0.55 + out, (0.55, 3.2, 0), STONE, (90, 0, 0), bevel=0.008)
planks(11, 14, (0, 2, -0.02), STONE, 0.9, 0.02, gap=0.006)
wall(14, high, 0.3, (-4.2, 2, 0), LIME, [(-2.4, 0.1, 1.3, 3.3), (0.2, 0.1, 1.3, 3.3)], 90)
wall(14, high, 0.3, (4.2, 2, 0), LIME, turn=90)
wall(11, high, 0.3, (0, 8.2, 0), LIME)
wall(11, high, 0.3, (0, -5, 0), LIME)
box((11, 14, 0.2), (0, 2, high), LIME)
for z, out in ((high - 0.12, 0.14), (high - 0.2, 0.07)):
    box((8.4, out, 0.1), (0, 2.9 - out / 2, z), STONE, 0, 0.02)
for y in (-0.4, 2.2):
    sash(1.3, 3.3, (-4.2, y, 0.1), LIME, 2, 5, 90, 0.03, 0.05)
    lamp((1.3, 3.3), (-4.5, y, 1.8), (0, y, 1.3), 60, '#d5e2f4')
lamp((2.6, 2.4), (3.2, 6.2, 2.6), (0.5, 7.5, 0.5), 55, '#ffd2a0')
# Behind the arch: a curtain drawn to one side, a low cabinet and a vase
grid(1.5, 3.7, lambda u, v: (0.1 * (1 - v) * u, 0, 0.075 * math.sin(17 * u + 0.6 * math.sin(2 * v)) + 0.02 * math.sin(41 * u + v)), VELVET, (-0.45, 4.0, 1.87), (90, 0, 0), 0.006, (160, 24))
tube([(-1.6, 4.0, 3.72), (2.6, 4.0, 3.72)], 0.018, BRASS, straight=True)
box((1.5, 0.45, 0.75), (1.25, 7.6, 0.0), wood('#2b1a0f', '#5a3820', 'x', 0.25), 0, 0.01)
lathe([(0, 0), (0.09, 0), (0.15, 0.12), (0.16, 0.22), (0.08, 0.36), (0.05, 0.42), (0.07, 0.46), (0.06, 0.46), (0.04, 0.42), (0, 0.4)], (1.0, 7.6, 0.75), surface('#1d2b2b', '#37504d', rough=(0.1, 0.2)), round=2)
for k in range(7):
    a = k * 0.9
    tube([(1.0, 7.6, 1.1), (1.0 + 0.1 * math.cos(a), 7.6 + 0.1 * math.sin(a), 1.6), (1.0 + random.uniform(0.2, 0.5) * math.cos(a), 7.6 + 0.3 * math.sin(a), 1.9 + random.uniform(0, 0.3))], 0.006, UPRIGHT)
# The plinth and a vessel in bronze with a gilded inside
P = Vector((1.35, 1.3, 0))
box((0.5, 0.5, 1.04), P, STONE, 12, 0.006)
box((0.56, 0.56, 0.05), P + Vector((0, 0, 1.04)), STONE, 12, 0.006)
lathe([(0, 0.0), (0.07, 0), (0.074, 0.008), (0.04, 0.03), (0.03, 0.06), (0.06, 0.1), (0.135, 0.17), (0.17, 0.26), (0.165, 0.33), (0.16, 0.33), (0.163, 0.26), (0.13, 0.178), (0.05, 0.112), (0, 0.1)], P + Vector((0, 0, 1.09)), metal('#3f2a18', '#9a6b35', (0.18, 0.4), 9), round=2, steps=96)
# The chair, a throw over its arm, a round table with a book
chair((-1.35, 1.75, 0), -32, cloth('#7c6a4e', '#a8946f'), 0.62)
throw = grid(0.46, 1.15, lambda u, v: (0, 0, 0), LINEN, turned((-1.35, 1.75, 0.98), (0, 0.33, 0), -32), -32, 0, (24, 60))
bar = tube([(-0.25, 0, 0), (0.25, 0, 0)], 0.03, UPRIGHT, straight=True, at=turned((-1.35, 1.75, 0.905), (0, 0.33, 0), -32), turn=-32)
bpy.context.view_layer.update()
solid = bpy.data.objects.new('bar', bpy.data.meshes.new_from_object(bar.evaluated_get(bpy.context.evaluated_depsgraph_get())))
COLLECTION.objects.link(solid)
solid.matrix_world = bar.matrix_world
drop(throw, 32, colliders=[solid], thick=0.004, friction=40)
rod(0.3, 0.025, (-2.15, 1.2, 0.5), WALNUT, bevel=0.008)
rod(0.022, 0.5, (-2.15, 1.2, 0), BRASS)
rod(0.17, 0.02, (-2.15, 1.2, 0), BRASS)
book((-2.15, 1.2, 0.525), 24)
# A rug, and daylight on the floor
grid(3.4, 2.3, lambda u, v: 0.006 + 0.002 * math.sin(5 * u) * v, cloth('#6d5f52', '#93826f'), (-0.7, 1.35, 0), 4, 0.008, (40, 30))
sun(SUN, 7.5, '#ffd3a0', 0.9)
sky('#c7d3e6', 0.25)
camera((0.25, -4.4, 1.5), (0.1, 3, 1.42), 36, 2.8, (1.3, 1.2, 1.2))
photograph(0.05, ('#c9b497', 0.14, 14), 0.35)
