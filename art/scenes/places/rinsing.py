"""The rinsing basin of a dye house: hanks of silk drip over still water, in late light from a window on the left."""
from props import *

ASHLAR = [make_plaster(a, b) for a, b in (('#8f8472', '#b9ae9a'), ('#9a8f7d', '#c4b9a5'), ('#857a69', '#aea390'))]
BED = make_material('#2a2721', '#57503f', 5, roughness_range=(0.5, 0.7), bump=0.5, grain_scale=30)
OAK = make_wood('#2b1a0e', '#6b4a2c', 'x', 0.5)
REDS = [('#4a0b09', '#a02316'), ('#6a1c08', '#c4521a'), ('#2e070c', '#701722'), ('#8a4408', '#e09a2c'), ('#5c0d12', '#b5323a'), ('#a38f68', '#e6d8b6')]
SILKS = [make_material(a, b, 9, (1, 1, 0.06), (0.28, 0.42), 0.5, 260, sheen=0.5) for a, b in REDS]
SUN = (0.8, 0.5, -0.27)
ROD_Y, ROD_HEIGHT, BACK_WALL_Y, LEFT_WALL_X = 2.9, 1.5, 4.0, -3.0


def make_water(ring_centres):
    """Water that mirrors more at a flat angle, with ripples around some points. Light passes straight through it."""
    material, nodes = create_material('water')
    coordinates = nodes('TexCoord').outputs['Object']
    relief = nodes('Math', {0: nodes('TexNoise', {'Vector': coordinates, 'Scale': 2.2, 'Detail': 2}).outputs['Fac'], 1: 1.2}, operation='MULTIPLY')
    for centre in ring_centres:
        distance = nodes('VectorMath', {0: coordinates, 1: centre}, operation='DISTANCE').outputs['Value']
        wave = nodes('Math', {0: nodes('Math', {0: distance, 1: 75}, operation='MULTIPLY')}, operation='SINE')
        height = nodes('Math', {0: 0.02, 1: nodes('Math', {0: distance, 1: 3.5}, operation='POWER')}, operation='DIVIDE')
        height = nodes('Math', {0: nodes('Math', {0: 0.28, 1: nodes('Math', {0: distance, 1: 1.1}, operation='SUBTRACT')}, operation='MULTIPLY'), 1: -1}, operation='MULTIPLY', use_clamp=True)
        relief = nodes('Math', {0: nodes('Math', {0: wave, 1: height}, operation='MULTIPLY'), 1: relief}, operation='ADD')
    normal = nodes('Bump', {'Height': relief, 'Strength': 0.35, 'Distance': 0.01})
    mirror = nodes('BsdfGlossy', {'Color': [1, 1, 1, 1], 'Roughness': 0.01, 'Normal': normal})
    depth = nodes('BsdfTransparent', {'Color': parse_colour('#b9c8bd')})
    nodes('OutputMaterial', {'Surface': nodes('MixShader', {0: nodes('Fresnel', {'IOR': 1.5, 'Normal': normal}), 1: depth, 2: mirror})})
    return material


def add_hank(x, bottom, material):
    """Adds a bundle of silk threads over the rod, tied together above its lower end."""
    length, tie, strand_count = ROD_HEIGHT + 0.05 - bottom, bottom + 0.3, 90
    strands = [random.gauss(0, 0.11) for _ in range(strand_count)]

    def get_point(u, v):
        z, a = bottom + length * (v + 1) / 2, math.pi * (u + 1 + 0.12 * v)
        position = (u + 1) / 2 * strand_count
        k, part = int(position) % strand_count, position % 1
        strand = strands[k] * (1 - part) + strands[(k + 1) % strand_count] * part
        end = min(1, (1 - abs(v)) * (9 if v < 0 else 30)) ** 0.5
        width = (0.075 - 0.03 * math.exp(-(((z - tie) / 0.07) ** 2)) + 0.012 * math.exp(-(((z - tie + 0.16) / 0.1) ** 2))) * end * (1 + strand)
        return (width * math.cos(a), 0.62 * width * math.sin(a), z + 0.02 * strand * (v < -0.8))

    add_surface(0, 0, get_point, material, (x, ROD_Y, 0), steps=(270, 48))
    for _ in range(7):
        a = random.uniform(0, 6.28)
        loose_end = [(0.085 * math.cos(a) * k, 0.05 * math.sin(a) * k, z) for k, z in ((0.9, ROD_HEIGHT - 0.1), (1, bottom + 0.7), (0.7, tie), (1.05, bottom + 0.1), (0.8, bottom - random.uniform(0.01, 0.05)))]
        add_tube(loose_end, 0.0013, material, position=(x, ROD_Y, 0))
    for k in range(3):
        add_tube([(0.05 * math.cos(a), 0.032 * math.sin(a), tie - 0.012 + 0.012 * k) for a in [math.pi / 6 * i for i in range(12)]], 0.005, THREAD, True, position=(x, ROD_Y, 0))


for j in range(9):
    for k in range(9):
        add_box((0.894, 0.4, 0.394), (-3.3 + 0.9 * k + 0.45 * (j % 2), BACK_WALL_Y + 0.2 + random.uniform(-0.006, 0.006), -0.22 + 0.4 * j), random.choice(ASHLAR), 0, 0.012)
add_box((9, 0.5, 3), (0.5, BACK_WALL_Y + 0.5, -0.3), ASHLAR[2])
add_wall(9, 3.6, 0.4, (LEFT_WALL_X - 0.2, 0, -0.3), ASHLAR[0], [(0.35, 1.75, 1.9, 1.6)], 90)
add_window(1.9, 1.6, (LEFT_WALL_X - 0.15, 0.35, 1.45), IRON, 3, 3, 90, 0.045, 0.07)
add_box((9, 9, 0.2), (0.5, 0, 3.3), ASHLAR[2])
# The basin: its bed, its rim along the wall, and the water
add_surface(8, 9, lambda u, v: 0.02 * math.sin(17 * u + 3 * v) * math.sin(13 * v), BED, (0.5, 0, -0.45), steps=(60, 60))
for k in range(7):
    add_box((1.19, 0.4, 0.6), (-3 + 1.2 * k, BACK_WALL_Y - 0.2, -0.5), ASHLAR[1], 0, 0.02)
hanks = [(0.05, 0.2, 5), (0.36, 0.26, 3), (0.68, 0.16, 1), (1.0, 0.24, 0), (1.34, -0.05, 4), (1.66, 0.22, 2), (1.98, 0.18, 0)]
add_surface(8, 9, lambda u, v: 0, make_water([(0.84, ROD_Y, 0), (-0.45, ROD_Y - 0.8, 0)]), (0.5, 0, 0), steps=(1, 1))
for x, bottom, silk in hanks:
    add_hank(x, bottom, SILKS[silk])
add_rod(0.035, 3.6, (-0.35, ROD_Y, ROD_HEIGHT), OAK, (0, 90, 0), 0.01)
for x in (-0.28, 2.5):
    add_tube([(x, ROD_Y, ROD_HEIGHT - 0.02), (x, ROD_Y, 3.3)], 0.012, IRON, is_straight=True)
add_sun(SUN, 9, '#ffc583', 0.8)
add_area_light((1.9, 1.6), (LEFT_WALL_X + 0.1, 0.35, 2.25), (1, 3.4, 0.8), 115, '#e6dccb')
# The light that the water throws on the wall
spot = bpy.data.lights.new('caustics', 'SPOT')
spot.energy, spot.color, spot.spot_size, spot.spot_blend, spot.shadow_soft_size = 380, parse_colour('#ffd9a6')[:3], math.radians(75), 1, 0.01
spot.use_nodes = True
nodes = Nodes(spot.node_tree)
direction = nodes('TexCoord').outputs['Normal']
bent_direction = nodes('MixRGB', {'Fac': 0.2, 'Color1': direction, 'Color2': nodes('TexNoise', {'Vector': direction, 'Scale': 6}).outputs['Color']})
cell_edge = nodes('TexVoronoi', {'Vector': bent_direction, 'Scale': 19}, feature='DISTANCE_TO_EDGE').outputs['Distance']
line = nodes('Math', {0: nodes('MapRange', {'Value': cell_edge, 'From Max': 0.25, 'To Min': 1, 'To Max': 0}), 1: 4}, operation='POWER')
nodes('OutputLight', {'Surface': nodes('Emission', {'Strength': line})})
add_object('caustics', spot, (-1.5, 1.4, -0.25)).rotation_euler = (Vector((0.1, 4, 0.8)) - Vector((-1.5, 1.4, -0.25))).to_track_quat('-Z', 'Y').to_euler()
set_sky('#c9c4bb', 0.22)
set_camera((-0.75, -1.6, 0.82), (0.2, 4, 0.42), 36, 3.2, (1.0, ROD_Y, 0.7))
render_scene(0.6, ('#c9b08a', 0.1, 9), 0.35)
