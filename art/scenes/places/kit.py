"""Materials, forms, light and camera for the scenes of this folder. Lengths are metres, z is up, angles are degrees."""
import math
import random
import sys
from pathlib import Path

import bpy
import numpy as np
from mathutils import Euler, Vector

sys.path.insert(0, str(Path(__file__).parent.parent))

from denoise import denoise  # noqa: E402
from studio import passes, pixels  # noqa: E402

bpy.ops.wm.read_factory_settings(use_empty=True)
random.seed(7)
COLLECTION = bpy.context.scene.collection


def linear(colour):
    """A hex colour of the screen as linear RGBA."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts] + [1]


# Materials


class Nodes:
    """A node tree that is written as calls: `nodes('TexNoise', {'Scale': 5}).outputs['Fac']`."""

    def __init__(self, tree):
        self.tree = tree
        tree.nodes.clear()

    def __call__(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            socket = node.inputs[key]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            elif isinstance(value, bpy.types.Node):
                self.tree.links.new(next(o for o in value.outputs if o.enabled), socket)
            else:
                socket.default_value = value
        return node

    def ramp(self, factor, stops):
        node = self('ValToRGB', {'Fac': factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (at, colour) in zip(elements, stops):
            element.position, element.color = at, colour if isinstance(colour, list) else [colour] * 3 + [1]
        return node


def material(name):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    return made, Nodes(made.node_tree)


def surface(dark, light, scale=3, stretch=(1, 1, 1), rough=(0.5, 0.75), bump=0.2, grain=150, cells=False, translucent=0, **principled):
    """An opaque material: two colours mixed by a stretched noise, uneven gloss, and a fine relief of `grain` per metre."""
    made, nodes = material('surface')
    where = nodes('VectorMath', {0: nodes('TexCoord').outputs['Object'], 1: nodes('ObjectInfo').outputs['Random']}, operation='ADD')
    where = nodes('Mapping', {'Vector': where, 'Scale': stretch})
    large = nodes('TexNoise', {'Vector': where, 'Scale': scale, 'Detail': 4, 'Roughness': 0.62, 'Distortion': 0.6})
    if cells:
        fine = nodes('TexVoronoi', {'Vector': where, 'Scale': grain}, feature='SMOOTH_F1').outputs['Distance']
    else:
        fine = nodes('TexNoise', {'Vector': where, 'Scale': grain, 'Detail': 1}).outputs['Fac']
    mixed = nodes('Math', {0: large.outputs['Fac'], 1: nodes('Math', {0: fine, 1: 0.25}, operation='MULTIPLY')}, operation='ADD')
    spread = nodes('MapRange', {'Value': mixed, 'From Min': 0.42, 'From Max': 0.82})
    colour = nodes.ramp(spread, [(0, linear(dark)), (1, linear(light))])
    shade = nodes('HueSaturation', {'Color': colour, 'Value': nodes('MapRange', {'Value': nodes('ObjectInfo').outputs['Random'], 'To Min': 0.82, 'To Max': 1.15})})
    relief = nodes('Bump', {'Height': mixed, 'Strength': bump, 'Distance': 0.004})
    keys = {key.replace('_', ' ').title(): value for key, value in principled.items()}
    gloss = nodes('MapRange', {'Value': spread, 'To Min': rough[1], 'To Max': rough[0]})
    body = nodes('BsdfPrincipled', {'Base Color': shade, 'Roughness': gloss, 'Normal': relief, **keys})
    if translucent:
        through = nodes('BsdfTranslucent', {'Color': shade, 'Normal': relief})
        body = nodes('MixShader', {0: translucent, 1: body, 2: through})
    nodes('OutputMaterial', {'Surface': body})
    return made


def wood(dark, light, along='x', gloss=0.45, scale=14):
    """Wood whose fibres run along one axis of the object."""
    stretch = [0.05 if axis == along else 1 for axis in 'xyz']
    return surface(dark, light, scale, stretch, (gloss, gloss + 0.2), 0.25, 190)


def plaster(dark, light):
    return surface(dark, light, 1.1, rough=(0.8, 0.95), bump=0.35, grain=24)


def leather(dark, light, gloss=0.42):
    return surface(dark, light, 6, rough=(gloss, gloss + 0.18), bump=0.22, grain=420, cells=True)


def metal(dark, light, rough=(0.2, 0.42), scale=22):
    return surface(dark, light, scale, rough=rough, bump=0.04, grain=300, metallic=1.0)


def cloth(dark, light, translucent=0.0):
    return surface(dark, light, 4, rough=(0.85, 0.95), bump=0.25, grain=900, translucent=translucent, sheen=0.4)


def glass(tint='#ffffff', rough=0.0):
    """Glass that lets light pass without caustics."""
    made, nodes = material('glass')
    path = nodes('LightPath')
    soft = nodes('Math', {0: path.outputs['Is Shadow Ray'], 1: path.outputs['Is Diffuse Ray']}, operation='MAXIMUM')
    body = nodes('BsdfGlass', {'Color': linear(tint), 'Roughness': rough, 'IOR': 1.46})
    clear = nodes('BsdfTransparent', {'Color': linear(tint)})
    nodes('OutputMaterial', {'Surface': nodes('MixShader', {0: soft, 1: body, 2: clear})})
    return made


def glow(colour, strength):
    made, nodes = material('glow')
    nodes('OutputMaterial', {'Surface': nodes('Emission', {'Color': linear(colour), 'Strength': strength})})
    return made


# Forms: `at` is the middle of the underside, `turn` the rotation


def add(name, data, at=(0, 0, 0), turn=(0, 0, 0), mat=None):
    made = bpy.data.objects.new(name, data)
    COLLECTION.objects.link(made)
    made.location = at
    made.rotation_euler = Euler([math.radians(a) for a in (turn if hasattr(turn, '__len__') else (0, 0, turn))])
    if mat:
        data.materials.append(mat)
    return made


def mesh(vertices, faces, at=(0, 0, 0), turn=0, mat=None, smooth=False, bevel=0.0):
    data = bpy.data.meshes.new('mesh')
    data.from_pydata(vertices, [], faces)
    made = add('mesh', data, at, turn, mat)
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
        data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(smooth if smooth is not True else 40)
    if bevel:
        modifier = made.modifiers.new('bevel', 'BEVEL')
        modifier.width, modifier.segments, modifier.limit_method = bevel, 3, 'ANGLE'
        data.use_auto_smooth, modifier.harden_normals = True, True
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    return made


def box(size, at, mat, turn=0, bevel=0.003):
    x, y, z = size[0] / 2, size[1] / 2, size[2]
    corners = [(i, j, k) for i in (-x, x) for j in (-y, y) for k in (0, z)]
    sides = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return mesh(corners, sides, at, turn, mat, bevel=min(bevel, min(size) * 0.45))


def lathe(profile, at, mat, turn=0, steps=64, round=0):
    """A turned form; `profile` is radius and height from bottom to top, `round` the passes that round its corners."""
    for _ in range(round):
        cut = [profile[0]]
        for (r, z), (s, w) in zip(profile, profile[1:]):
            cut += [(r * 0.75 + s * 0.25, z * 0.75 + w * 0.25), (r * 0.25 + s * 0.75, z * 0.25 + w * 0.75)]
        profile = cut + [profile[-1]]
    angles = [2 * math.pi * i / steps for i in range(steps)]
    points = [(r * math.cos(a), r * math.sin(a), z) for r, z in profile for a in angles]
    faces = [
        (k * steps + i, k * steps + (i + 1) % steps, (k + 1) * steps + (i + 1) % steps, (k + 1) * steps + i)
        for k in range(len(profile) - 1)
        for i in range(steps)
    ]
    made = mesh(points, faces, at, turn, mat, smooth=35)
    made.data.validate()
    return made


def rod(radius, height, at, mat, turn=0, bevel=0.002):
    edge = min(bevel, radius * 0.4, height * 0.4)
    profile = [(0, 0), (radius - edge, 0), (radius, edge), (radius, height - edge), (radius - edge, height), (0, height)]
    return lathe(profile, at, mat, turn, 48)


def tube(points, radius, mat, cyclic=False, straight=False, at=(0, 0, 0), turn=0, radii=None):
    """A round thread, wire or bar through points."""
    data = bpy.data.curves.new('tube', 'CURVE')
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.use_fill_caps = '3D', radius, 3, True
    line = data.splines.new('POLY' if straight else 'NURBS')
    line.points.add(len(points) - 1)
    for index, (point, place) in enumerate(zip(line.points, points)):
        point.co, point.radius = (*place, 1), radii[index] if radii else 1
    line.use_cyclic_u = cyclic
    if not straight:
        line.order_u, line.use_endpoint_u, line.resolution_u = 4, not cyclic, 6
    return add('tube', data, at, turn, mat)


def plate(outline, depth, at, mat, turn=0, holes=(), bevel=0.0006):
    """A flat shape of a thickness with rounded edges: an outline of (x, y) and its holes."""
    data = bpy.data.curves.new('plate', 'CURVE')
    data.dimensions, data.fill_mode = '2D', 'BOTH'
    data.extrude, data.bevel_depth, data.bevel_resolution = depth / 2, bevel, 2
    for ring in (outline, *holes):
        line = data.splines.new('POLY')
        line.points.add(len(ring) - 1)
        for point, (x, y) in zip(line.points, ring):
            point.co = (x, y, 0, 1)
        line.use_cyclic_u = True
    return add('plate', data, at, turn, mat)


def ring(radius, count=64, middle=(0, 0)):
    return [(middle[0] + radius * math.cos(2 * math.pi * i / count), middle[1] + radius * math.sin(2 * math.pi * i / count)) for i in range(count)]


def gear(radius, teeth, depth, at, mat, turn=0, spokes=5):
    """A toothed wheel with spokes."""
    outline = []
    for i in range(teeth):
        for part, reach in ((0, -1), (0.3, -1), (0.42, 1), (0.66, 1), (0.78, -1)):
            a, r = 2 * math.pi * (i + part) / teeth, radius * (1 + reach * 1.6 / teeth)
            outline.append((r * math.cos(a), r * math.sin(a)))
    holes = []
    for i in range(spokes):
        a, b = [2 * math.pi * (i + part) / spokes for part in (0.1, 0.9)]
        arc = [a + (b - a) * t / 12 for t in range(13)]
        holes.append([(radius * 0.82 * math.cos(t), radius * 0.82 * math.sin(t)) for t in arc] + [(radius * 0.25 * math.cos(t), radius * 0.25 * math.sin(t)) for t in reversed(arc)])
    return plate(outline, depth, at, mat, turn, holes, depth * 0.12)


def text(body, size, depth, at, mat, turn=0, font='/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf', mirror=False):
    data = bpy.data.curves.new('text', 'FONT')
    data.body, data.size, data.extrude, data.bevel_depth = body, size, depth / 2, size * 0.008
    data.font = bpy.data.fonts.load(font, check_existing=True)
    data.align_x = 'CENTER'
    made = add('text', data, at, turn, mat)
    made.scale.x = -1 if mirror else 1
    return made


def grid(across, along, height, mat, at=(0, 0, 0), turn=0, thick=0.0, steps=(80, 80)):
    """A sheet whose height at (u, v) in −1…1 is given by a function that returns z, or (x, y, z) offsets."""
    nx, ny = steps
    points = []
    for j in range(ny + 1):
        for i in range(nx + 1):
            u, v = 2 * i / nx - 1, 2 * j / ny - 1
            dx, dy, dz = height(u, v) if isinstance(height(u, v), tuple) else (0, 0, height(u, v))
            points.append((u * across / 2 + dx, v * along / 2 + dy, dz))
    faces = [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(ny) for i in range(nx)]
    made = mesh(points, faces, at, turn, mat, smooth=180)
    if thick:
        modifier = made.modifiers.new('thick', 'SOLIDIFY')
        modifier.thickness, modifier.offset = thick, 0
    return made


def wall(length, height, thick, at, mat, openings=(), turn=0):
    """A wall along x with rectangular openings (middle x, sill, width, height), from left to right."""
    parts, left = [], -length / 2
    for x, sill, w, h in openings:
        parts += [(left, x - w / 2, 0, height), (x - w / 2, x + w / 2, 0, sill), (x - w / 2, x + w / 2, sill + h, height)]
        left = x + w / 2
    parts.append((left, length / 2, 0, height))
    frame = Euler((0, 0, math.radians(turn))).to_matrix()
    for a, b, low, high in parts:
        if b > a and high > low:
            box((b - a, thick, high - low), Vector(at) + frame @ Vector(((a + b) / 2, 0, low)), mat, turn, 0)


def sash(width, height, at, mat, columns=3, rows=5, turn=0, bar=0.03, frame=0.06):
    """A window's frame and glazing bars, in the plane of x and z."""
    axes = Euler((0, 0, math.radians(turn))).to_matrix()

    def put(size, x, z):
        box(size, Vector(at) + axes @ Vector((x, 0, z)), mat, turn, 0.004)

    for side in (-1, 1):
        put((frame, 0.07, height), side * (width - frame) / 2, 0)
    for z in (0, height - frame):
        put((width, 0.07, frame), 0, z)
    for i in range(1, columns):
        put((bar, 0.045, height), -width / 2 + width * i / columns, 0)
    for j in range(1, rows):
        put((width, 0.045, bar), 0, height * j / rows - bar / 2)


def planks(across, along, at, mat, width=0.16, thick=0.03, turn=0, gap=0.003):
    """A floor or a top of boards that run along x."""
    axes = Euler((0, 0, math.radians(turn))).to_matrix()
    count = max(1, round(along / width))
    for i in range(count):
        y = -along / 2 + (i + 0.5) * along / count
        left = -across / 2
        while left < across / 2 - 0.05:
            long = min(across / 2 - left, random.uniform(1.6, 3.4) if across > 4 else across)
            middle = Vector((left + long / 2, y, random.uniform(-0.0012, 0.0012)))
            box((long - gap, along / count - gap, thick), Vector(at) + axes @ middle, mat, turn, 0.003)
            left += long


# Light


def sun(towards, strength, colour='#ffd7a3', soft=0.6):
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.color, light.angle = strength, linear(colour)[:3], math.radians(soft)
    made = add('sun', light)
    made.rotation_euler = Vector(towards).to_track_quat('-Z', 'Y').to_euler()
    return made


def lamp(size, at, to, watts, colour='#ffffff', seen=False):
    """A rectangular light; `size` is its width and height."""
    light = bpy.data.lights.new('area', 'AREA')
    light.shape, light.size, light.size_y, light.energy, light.color = 'RECTANGLE', *size, watts, linear(colour)[:3]
    made = add('area', light, at)
    made.rotation_euler = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    made.visible_camera = made.visible_glossy = seen
    return made


def bulb(at, watts, colour='#ffb768', radius=0.03):
    light = bpy.data.lights.new('bulb', 'POINT')
    light.energy, light.color, light.shadow_soft_size = watts, linear(colour)[:3], radius
    return add('bulb', light, at)


def sky(colour, strength, zenith=None):
    """Even light from all sides, or one that changes from the horizon to the zenith."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes = Nodes(world.node_tree)
    up = nodes('SeparateXYZ', {0: nodes('TexCoord').outputs['Generated']}).outputs[2]
    shade = nodes.ramp(up, [(0, linear(colour)), (0.45, linear(zenith or colour))])
    nodes('OutputWorld', {'Surface': nodes('Background', {'Color': shade, 'Strength': strength})})


def beam(corners, towards, length, colour, strength):
    """Light that dust shows behind a window: a soft sheet from two corners along the light, seen by the camera only."""
    mat, nodes = material('beam')
    place = nodes('SeparateXYZ', {0: nodes('TexCoord').outputs['UV']})
    across = nodes('Math', {0: nodes('Math', {0: place.outputs[1], 1: math.pi}, operation='MULTIPLY')}, operation='SINE')
    along = nodes('Math', {0: nodes('Math', {0: 1, 1: place.outputs[0]}, operation='SUBTRACT'), 1: 1.5}, operation='POWER')
    power = nodes('Math', {0: nodes('Math', {0: across, 1: along}, operation='MULTIPLY'), 1: strength}, operation='MULTIPLY')
    lit = nodes('AddShader', {0: nodes('Emission', {'Color': linear(colour), 'Strength': power}), 1: nodes('BsdfTransparent')})
    nodes('OutputMaterial', {'Surface': lit})
    way = Vector(towards).normalized() * length
    low, high = (Vector(c) for c in corners)
    made = mesh([low, low + way, high + way, high], [(0, 1, 2, 3)], mat=mat)
    layer = made.data.uv_layers.new()
    for corner, uv in zip(layer.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        corner.uv = uv
    made.visible_shadow = made.visible_diffuse = made.visible_glossy = made.visible_transmission = False


# Camera


def camera(at, to, lens=50, fstop=2.8, focus=None, shift=(0, 0)):
    data = bpy.data.cameras.new('camera')
    data.lens, data.shift_x, data.shift_y, data.clip_start = lens, *shift, 0.01
    made = add('camera', data, at)
    made.rotation_euler = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    data.dof.use_dof, data.dof.aperture_fstop, data.dof.aperture_blades = True, fstop, 9
    line = (Vector(to) - Vector(at)).normalized()
    data.dof.focus_distance = (Vector(focus or to) - Vector(at)).dot(line)
    bpy.context.scene.camera = made


# The picture


def blur(image, radius):
    """Three passes of a running mean: close to a Gaussian."""
    for _ in range(3):
        for axis in (0, 1):
            padded = np.pad(image, [(radius + 1, radius) if k == axis else (0, 0) for k in range(3)], 'edge').cumsum(axis, dtype=np.float64)
            size = padded.shape[axis]
            image = ((padded.take(range(2 * radius + 1, size), axis) - padded.take(range(size - 2 * radius - 1), axis)) / (2 * radius + 1)).astype(np.float32)
    return image


def develop(folder, out, haze, bloom):
    """The picture without noise, with haze that thickens with distance, light that spills, and a little grain."""
    colours, albedo, normal, mist = (pixels(next(folder.glob(f'{name} *'))) for name in ('Image', 'Denoising Albedo', 'Denoising Normal', 'Mist'))
    high, wide, _ = colours.shape
    margin = ((0, -high % 16), (0, -wide % 16), (0, 0))
    clean = denoise(*(np.pad(layer, margin, 'reflect') for layer in (colours, albedo, normal)))[:high, :wide]
    tint, most = haze
    clean += (np.array([int(tint[i : i + 2], 16) / 255 for i in (1, 3, 5)]) - clean) * mist * most
    spill = (clean - 0.62).clip(0)
    clean += (blur(spill, clean.shape[1] // 150) + blur(spill, clean.shape[1] // 40)) * bloom
    clean += np.random.default_rng(7).normal(0, 0.008, (*clean.shape[:2], 1))
    image = bpy.data.images.new('out', clean.shape[1], clean.shape[0])
    image.pixels.foreach_set(np.dstack([clean.clip(0, 1), np.ones(clean.shape[:2])]).astype(np.float32).ravel())
    image.filepath_raw, image.file_format = str(out), 'PNG'
    image.save()


def photograph(exposure=0.0, haze=('#000000', 0, 1), bloom=0.35, shape=16 / 9, falloff='LINEAR'):
    """Renders as the command line says, `-- SCENE FILE WIDTH SAMPLES`; `haze` is a colour, its most, and the metres to it."""
    file, width, samples = sys.argv[sys.argv.index('--') + 2 :]
    scene, out = bpy.context.scene, Path(file).resolve()
    folder = out.with_suffix('.passes')
    scene.render.engine = 'CYCLES'
    passes(folder)
    scene.view_layers[0].use_pass_mist = True
    scene.world.mist_settings.start, scene.world.mist_settings.depth = 0.5, haze[2]
    scene.world.mist_settings.falloff = falloff
    nodes = scene.node_tree.nodes
    mist = nodes.new('CompositorNodeOutputFile')
    mist.base_path, mist.file_slots[0].path, mist.format.file_format = str(folder), 'Mist ', 'OPEN_EXR'
    scene.node_tree.links.new(next(n for n in nodes if n.type == 'R_LAYERS').outputs['Mist'], mist.inputs[0])
    cycles = scene.cycles
    cycles.use_denoising, cycles.samples = False, int(samples)
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.05, 12
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 7, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 7, 10
    cycles.sample_clamp_indirect, cycles.blur_glossy = 2.5, 1.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.render.resolution_x, scene.render.resolution_y = int(width), round(int(width) / shape)
    scene.view_settings.look, scene.view_settings.exposure = 'Medium High Contrast', exposure
    bpy.ops.render.render()
    develop(folder, out, haze[:2], bloom)
