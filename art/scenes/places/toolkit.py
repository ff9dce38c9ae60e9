"""Materials, shapes, light and camera for the scenes in this folder. Lengths are in metres, angles in degrees; z
points up.

Importing this module empties the scene and seeds `random`, so that a scene renders the same each time."""
import math
import random
import sys
from pathlib import Path

import bpy
import numpy as np
from mathutils import Euler, Vector

sys.path.insert(0, str(Path(__file__).parent.parent))

from denoise import denoise  # noqa: E402
from studio import set_up_passes, read_pixels  # noqa: E402

bpy.ops.wm.read_factory_settings(use_empty=True)
random.seed(7)
COLLECTION = bpy.context.scene.collection


def parse_colour(hex_colour):
    """Converts a hex string to linear RGBA, since Blender calculates with linear light."""
    channels = [int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels] + [1]


# Materials


class Nodes:
    """A node tree to which a call adds a node: `nodes('TexNoise', {'Scale': 5}).outputs['Fac']`."""

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

    def add_ramp(self, factor, stops):
        node = self('ValToRGB', {'Fac': factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (stop_position, colour) in zip(elements, stops):
            element.position, element.color = stop_position, colour if isinstance(colour, list) else [colour] * 3 + [1]
        return node


def create_material(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, Nodes(material.node_tree)


def make_material(dark, light, scale=3, stretch=(1, 1, 1), roughness_range=(0.5, 0.75), bump=0.2, grain_scale=150, has_cells=False, translucency=0, **principled):
    """An opaque material: a stretched noise mixes two colours and varies the gloss, and `grain_scale` is that of a
    fine relief."""
    material, nodes = create_material('surface')
    coordinates = nodes('VectorMath', {0: nodes('TexCoord').outputs['Object'], 1: nodes('ObjectInfo').outputs['Random']}, operation='ADD')
    coordinates = nodes('Mapping', {'Vector': coordinates, 'Scale': stretch})
    large_noise = nodes('TexNoise', {'Vector': coordinates, 'Scale': scale, 'Detail': 4, 'Roughness': 0.62, 'Distortion': 0.6})
    if has_cells:
        fine_noise = nodes('TexVoronoi', {'Vector': coordinates, 'Scale': grain_scale}, feature='SMOOTH_F1').outputs['Distance']
    else:
        fine_noise = nodes('TexNoise', {'Vector': coordinates, 'Scale': grain_scale, 'Detail': 1}).outputs['Fac']
    mixed_noise = nodes('Math', {0: large_noise.outputs['Fac'], 1: nodes('Math', {0: fine_noise, 1: 0.25}, operation='MULTIPLY')}, operation='ADD')
    colour_factor = nodes('MapRange', {'Value': mixed_noise, 'From Min': 0.42, 'From Max': 0.82})
    colour = nodes.add_ramp(colour_factor, [(0, parse_colour(dark)), (1, parse_colour(light))])
    varied_colour = nodes('HueSaturation', {'Color': colour, 'Value': nodes('MapRange', {'Value': nodes('ObjectInfo').outputs['Random'], 'To Min': 0.82, 'To Max': 1.15})})
    relief = nodes('Bump', {'Height': mixed_noise, 'Strength': bump, 'Distance': 0.004})
    principled_inputs = {key.replace('_', ' ').title(): value for key, value in principled.items()}
    roughness = nodes('MapRange', {'Value': colour_factor, 'To Min': roughness_range[1], 'To Max': roughness_range[0]})
    shader = nodes('BsdfPrincipled', {'Base Color': varied_colour, 'Roughness': roughness, 'Normal': relief, **principled_inputs})
    if translucency:
        translucent_shader = nodes('BsdfTranslucent', {'Color': varied_colour, 'Normal': relief})
        shader = nodes('MixShader', {0: translucency, 1: shader, 2: translucent_shader})
    nodes('OutputMaterial', {'Surface': shader})
    return material


def make_wood(dark, light, fibre_axis='x', min_roughness=0.45, scale=14):
    """Wood whose fibres run along one axis of the object."""
    stretch = [0.05 if axis == fibre_axis else 1 for axis in 'xyz']
    return make_material(dark, light, scale, stretch, (min_roughness, min_roughness + 0.2), 0.25, 190)


def make_plaster(dark, light):
    return make_material(dark, light, 1.1, roughness_range=(0.8, 0.95), bump=0.35, grain_scale=24)


def make_leather(dark, light, min_roughness=0.42):
    return make_material(dark, light, 6, roughness_range=(min_roughness, min_roughness + 0.18), bump=0.22, grain_scale=420, has_cells=True)


def make_metal(dark, light, roughness_range=(0.2, 0.42), scale=22):
    return make_material(dark, light, scale, roughness_range=roughness_range, bump=0.04, grain_scale=300, metallic=1.0)


def make_cloth(dark, light, translucency=0.0):
    return make_material(dark, light, 4, roughness_range=(0.85, 0.95), bump=0.25, grain_scale=900, translucency=translucency, sheen=0.4)


def make_glass(tint='#ffffff', roughness=0.0):
    """Glass that lets light pass without caustics."""
    material, nodes = create_material('glass')
    ray_type = nodes('LightPath')
    is_soft_ray = nodes('Math', {0: ray_type.outputs['Is Shadow Ray'], 1: ray_type.outputs['Is Diffuse Ray']}, operation='MAXIMUM')
    glass_shader = nodes('BsdfGlass', {'Color': parse_colour(tint), 'Roughness': roughness, 'IOR': 1.46})
    transparent_shader = nodes('BsdfTransparent', {'Color': parse_colour(tint)})
    nodes('OutputMaterial', {'Surface': nodes('MixShader', {0: is_soft_ray, 1: glass_shader, 2: transparent_shader})})
    return material


def make_glow(colour, strength):
    material, nodes = create_material('glow')
    nodes('OutputMaterial', {'Surface': nodes('Emission', {'Color': parse_colour(colour), 'Strength': strength})})
    return material


# Shapes. `position` is the middle of the underside; a single `rotation_degrees` turns about the z axis.


def add_object(name, data, position=(0, 0, 0), rotation_degrees=(0, 0, 0), material=None):
    new_object = bpy.data.objects.new(name, data)
    COLLECTION.objects.link(new_object)
    new_object.location = position
    new_object.rotation_euler = Euler([math.radians(a) for a in (rotation_degrees if hasattr(rotation_degrees, '__len__') else (0, 0, rotation_degrees))])
    if material:
        data.materials.append(material)
    return new_object


def add_mesh(vertices, faces, position=(0, 0, 0), rotation_degrees=0, material=None, smooth=False, bevel=0.0):
    mesh_data = bpy.data.meshes.new('mesh')
    mesh_data.from_pydata(vertices, [], faces)
    new_object = add_object('mesh', mesh_data, position, rotation_degrees, material)
    if smooth:
        mesh_data.polygons.foreach_set('use_smooth', [True] * len(mesh_data.polygons))
        mesh_data.use_auto_smooth, mesh_data.auto_smooth_angle = True, math.radians(smooth if smooth is not True else 40)
    if bevel:
        modifier = new_object.modifiers.new('bevel', 'BEVEL')
        modifier.width, modifier.segments, modifier.limit_method = bevel, 3, 'ANGLE'
        mesh_data.use_auto_smooth, modifier.harden_normals = True, True
        mesh_data.polygons.foreach_set('use_smooth', [True] * len(mesh_data.polygons))
    return new_object


def add_box(size, position, material, rotation_degrees=0, bevel=0.003):
    x, y, z = size[0] / 2, size[1] / 2, size[2]
    corners = [(i, j, k) for i in (-x, x) for j in (-y, y) for k in (0, z)]
    sides = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return add_mesh(corners, sides, position, rotation_degrees, material, bevel=min(bevel, min(size) * 0.45))


def add_turned_shape(profile, position, material, rotation_degrees=0, steps=64, rounding_passes=0):
    """Turns a profile of (radius, height), from bottom to top, about z. Each of the `rounding_passes` rounds its
    corners more."""
    for _ in range(rounding_passes):
        rounded_profile = [profile[0]]
        for (r, z), (s, w) in zip(profile, profile[1:]):
            rounded_profile += [(r * 0.75 + s * 0.25, z * 0.75 + w * 0.25), (r * 0.25 + s * 0.75, z * 0.25 + w * 0.75)]
        profile = rounded_profile + [profile[-1]]
    angles = [2 * math.pi * i / steps for i in range(steps)]
    points = [(r * math.cos(a), r * math.sin(a), z) for r, z in profile for a in angles]
    faces = [
        (k * steps + i, k * steps + (i + 1) % steps, (k + 1) * steps + (i + 1) % steps, (k + 1) * steps + i)
        for k in range(len(profile) - 1)
        for i in range(steps)
    ]
    new_object = add_mesh(points, faces, position, rotation_degrees, material, smooth=35)
    new_object.data.validate()
    return new_object


def add_rod(radius, height, position, material, rotation_degrees=0, bevel=0.002):
    edge_radius = min(bevel, radius * 0.4, height * 0.4)
    profile = [(0, 0), (radius - edge_radius, 0), (radius, edge_radius), (radius, height - edge_radius), (radius - edge_radius, height), (0, height)]
    return add_turned_shape(profile, position, material, rotation_degrees, 48)


def add_tube(points, radius, material, is_closed=False, is_straight=False, position=(0, 0, 0), rotation_degrees=0, radius_factors=None):
    """Adds a round thread, wire or bar through points."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', radius, 3, True
    line = curve.splines.new('POLY' if is_straight else 'NURBS')
    line.points.add(len(points) - 1)
    for index, (point, coordinates) in enumerate(zip(line.points, points)):
        point.co, point.radius = (*coordinates, 1), radius_factors[index] if radius_factors else 1
    line.use_cyclic_u = is_closed
    if not is_straight:
        line.order_u, line.use_endpoint_u, line.resolution_u = 4, not is_closed, 6
    return add_object('tube', curve, position, rotation_degrees, material)


def add_plate(outline, depth, position, material, rotation_degrees=0, holes=(), bevel=0.0006):
    """Adds a plate with rounded edges from its outline and holes, which are lists of (x, y)."""
    curve = bpy.data.curves.new('plate', 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = depth / 2, bevel, 2
    for ring in (outline, *holes):
        line = curve.splines.new('POLY')
        line.points.add(len(ring) - 1)
        for point, (x, y) in zip(line.points, ring):
            point.co = (x, y, 0, 1)
        line.use_cyclic_u = True
    return add_object('plate', curve, position, rotation_degrees, material)


def get_circle_points(radius, count=64, centre=(0, 0)):
    return [(centre[0] + radius * math.cos(2 * math.pi * i / count), centre[1] + radius * math.sin(2 * math.pi * i / count)) for i in range(count)]


def add_gear(radius, teeth, depth, position, material, rotation_degrees=0, spokes=5):
    """Adds a toothed wheel with spokes."""
    outline = []
    for i in range(teeth):
        for part, direction in ((0, -1), (0.3, -1), (0.42, 1), (0.66, 1), (0.78, -1)):
            a, r = 2 * math.pi * (i + part) / teeth, radius * (1 + direction * 1.6 / teeth)
            outline.append((r * math.cos(a), r * math.sin(a)))
    holes = []
    for i in range(spokes):
        a, b = [2 * math.pi * (i + part) / spokes for part in (0.1, 0.9)]
        arc = [a + (b - a) * t / 12 for t in range(13)]
        holes.append([(radius * 0.82 * math.cos(t), radius * 0.82 * math.sin(t)) for t in arc] + [(radius * 0.25 * math.cos(t), radius * 0.25 * math.sin(t)) for t in reversed(arc)])
    return add_plate(outline, depth, position, material, rotation_degrees, holes, depth * 0.12)


def add_text(content, size, depth, position, material, rotation_degrees=0, font_file='/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf', is_mirrored=False):
    text_curve = bpy.data.curves.new('text', 'FONT')
    text_curve.body, text_curve.size, text_curve.extrude, text_curve.bevel_depth = content, size, depth / 2, size * 0.008
    text_curve.font = bpy.data.fonts.load(font_file, check_existing=True)
    text_curve.align_x = 'CENTER'
    new_object = add_object('text', text_curve, position, rotation_degrees, material)
    new_object.scale.x = -1 if is_mirrored else 1
    return new_object


def add_surface(width, length, get_offset, material, position=(0, 0, 0), rotation_degrees=0, thickness=0.0, steps=(80, 80)):
    """Adds a sheet. `get_offset(u, v)`, with u and v from −1 to 1, returns the height of a point or its offset in
    (x, y, z)."""
    nx, ny = steps
    points = []
    for j in range(ny + 1):
        for i in range(nx + 1):
            u, v = 2 * i / nx - 1, 2 * j / ny - 1
            dx, dy, dz = get_offset(u, v) if isinstance(get_offset(u, v), tuple) else (0, 0, get_offset(u, v))
            points.append((u * width / 2 + dx, v * length / 2 + dy, dz))
    faces = [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(ny) for i in range(nx)]
    new_object = add_mesh(points, faces, position, rotation_degrees, material, smooth=180)
    if thickness:
        modifier = new_object.modifiers.new('thick', 'SOLIDIFY')
        modifier.thickness, modifier.offset = thickness, 0
    return new_object


def add_wall(length, height, thickness, position, material, openings=(), rotation_degrees=0):
    """Adds a wall along x with rectangular openings of (middle x, sill height, width, height), listed from left to
    right."""
    parts, left = [], -length / 2
    for x, sill, w, h in openings:
        parts += [(left, x - w / 2, 0, height), (x - w / 2, x + w / 2, 0, sill), (x - w / 2, x + w / 2, sill + h, height)]
        left = x + w / 2
    parts.append((left, length / 2, 0, height))
    axes = Euler((0, 0, math.radians(rotation_degrees))).to_matrix()
    for a, b, bottom, top in parts:
        if b > a and top > bottom:
            add_box((b - a, thickness, top - bottom), Vector(position) + axes @ Vector(((a + b) / 2, 0, bottom)), material, rotation_degrees, 0)


def add_window(width, height, position, material, columns=3, rows=5, rotation_degrees=0, bar_width=0.03, frame_width=0.06):
    """Adds the frame and glazing bars of a window, in the plane of x and z."""
    axes = Euler((0, 0, math.radians(rotation_degrees))).to_matrix()

    def add_part(size, x, z):
        add_box(size, Vector(position) + axes @ Vector((x, 0, z)), material, rotation_degrees, 0.004)

    for side in (-1, 1):
        add_part((frame_width, 0.07, height), side * (width - frame_width) / 2, 0)
    for z in (0, height - frame_width):
        add_part((width, 0.07, frame_width), 0, z)
    for i in range(1, columns):
        add_part((bar_width, 0.045, height), -width / 2 + width * i / columns, 0)
    for j in range(1, rows):
        add_part((width, 0.045, bar_width), 0, height * j / rows - bar_width / 2)


def add_planks(length, width, position, material, plank_width=0.16, thickness=0.03, rotation_degrees=0, gap=0.003):
    """Adds a floor or a table top of boards that run along x."""
    axes = Euler((0, 0, math.radians(rotation_degrees))).to_matrix()
    add_box((length, width, thickness / 2), position, material, rotation_degrees, 0)
    count = max(1, round(width / plank_width))
    for i in range(count):
        y = -width / 2 + (i + 0.5) * width / count
        left = -length / 2
        while left < length / 2 - 0.05:
            plank_length = min(length / 2 - left, random.uniform(1.6, 3.4) if length > 4 else length)
            middle = Vector((left + plank_length / 2, y, random.uniform(-0.0012, 0.0012)))
            add_box((plank_length - gap, width / count - gap, thickness), Vector(position) + axes @ middle, material, rotation_degrees, 0.003)
            left += plank_length


# Light


def add_sun(direction, strength, colour='#ffd7a3', angle_degrees=0.6):
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.color, light.angle = strength, parse_colour(colour)[:3], math.radians(angle_degrees)
    new_object = add_object('sun', light)
    new_object.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return new_object


def add_area_light(size, position, target, watts, colour='#ffffff', is_visible=False):
    """Adds a rectangular light; `size` is its width and height."""
    light = bpy.data.lights.new('area', 'AREA')
    light.shape, light.size, light.size_y, light.energy, light.color = 'RECTANGLE', *size, watts, parse_colour(colour)[:3]
    new_object = add_object('area', light, position)
    new_object.rotation_euler = (Vector(target) - Vector(position)).to_track_quat('-Z', 'Y').to_euler()
    new_object.visible_camera = new_object.visible_glossy = is_visible
    return new_object


def add_bulb(position, watts, colour='#ffb768', radius=0.03):
    light = bpy.data.lights.new('bulb', 'POINT')
    light.energy, light.color, light.shadow_soft_size = watts, parse_colour(colour)[:3], radius
    return add_object('bulb', light, position)


def set_sky(colour, strength, zenith=None):
    """Sets light that is even on all sides, or changes from the horizon to the zenith."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes = Nodes(world.node_tree)
    height = nodes('SeparateXYZ', {0: nodes('TexCoord').outputs['Generated']}).outputs[2]
    sky_colour = nodes.add_ramp(height, [(0, parse_colour(colour)), (0.45, parse_colour(zenith or colour))])
    nodes('OutputWorld', {'Surface': nodes('Background', {'Color': sky_colour, 'Strength': strength})})


def add_light_beam(corners, direction, length, colour, strength):
    """Adds a light beam in dusty air: a soft sheet from two corners along the light, which only the camera sees."""
    beam_material, nodes = create_material('beam')
    coordinates = nodes('SeparateXYZ', {0: nodes('TexCoord').outputs['UV']})
    fade_across = nodes('Math', {0: nodes('Math', {0: coordinates.outputs[1], 1: math.pi}, operation='MULTIPLY')}, operation='SINE')
    fade_along = nodes('Math', {0: nodes('Math', {0: 1, 1: coordinates.outputs[0]}, operation='SUBTRACT'), 1: 1.5}, operation='POWER')
    emission_strength = nodes('Math', {0: nodes('Math', {0: fade_across, 1: fade_along}, operation='MULTIPLY'), 1: strength}, operation='MULTIPLY')
    shader = nodes('AddShader', {0: nodes('Emission', {'Color': parse_colour(colour), 'Strength': emission_strength}), 1: nodes('BsdfTransparent')})
    nodes('OutputMaterial', {'Surface': shader})
    light_vector = Vector(direction).normalized() * length
    low, high = (Vector(c) for c in corners)
    new_object = add_mesh([low, low + light_vector, high + light_vector, high], [(0, 1, 2, 3)], material=beam_material)
    layer = new_object.data.uv_layers.new()
    for corner, uv in zip(layer.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        corner.uv = uv
    new_object.visible_shadow = new_object.visible_diffuse = new_object.visible_glossy = new_object.visible_transmission = False


# The camera


def set_camera(position, target, lens_mm=50, f_stop=2.8, focus=None, shift=(0, 0)):
    camera = bpy.data.cameras.new('camera')
    camera.lens, camera.shift_x, camera.shift_y, camera.clip_start = lens_mm, *shift, 0.01
    camera_object = add_object('camera', camera, position)
    camera_object.rotation_euler = (Vector(target) - Vector(position)).to_track_quat('-Z', 'Y').to_euler()
    camera.dof.use_dof, camera.dof.aperture_fstop, camera.dof.aperture_blades = True, f_stop, 9
    view_direction = (Vector(target) - Vector(position)).normalized()
    camera.dof.focus_distance = (Vector(focus or target) - Vector(position)).dot(view_direction)
    bpy.context.scene.camera = camera_object


# The picture


def blur_image(image, radius):
    """Blurs a picture with three passes of a running mean, which come close to a Gaussian blur and are faster."""
    for _ in range(3):
        for axis in (0, 1):
            padded = np.pad(image, [(radius + 1, radius) if k == axis else (0, 0) for k in range(3)], 'edge').cumsum(axis, dtype=np.float64)
            size = padded.shape[axis]
            image = ((padded.take(range(2 * radius + 1, size), axis) - padded.take(range(size - 2 * radius - 1), axis)) / (2 * radius + 1)).astype(np.float32)
    return image


def develop_picture(folder, output_file, haze, bloom):
    """Denoises the render, adds haze that thickens with distance, bloom around bright light and a little grain, and
    writes it."""
    noisy_picture, albedo, normal, haze_depth = (read_pixels(next(folder.glob(f'{name} *'))) for name in ('Image', 'Denoising Albedo', 'Denoising Normal', 'Mist'))
    height, width, _ = noisy_picture.shape
    margin = ((0, -height % 16), (0, -width % 16), (0, 0))
    picture = denoise(*(np.pad(layer, margin, 'reflect') for layer in (noisy_picture, albedo, normal)))[:height, :width]
    haze_colour, max_haze = haze
    picture += (np.array([int(haze_colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]) - picture) * haze_depth * max_haze
    bright_light = (picture - 0.62).clip(0)
    picture += (blur_image(bright_light, picture.shape[1] // 150) + blur_image(bright_light, picture.shape[1] // 40)) * bloom
    picture += np.random.default_rng(7).normal(0, 0.008, (*picture.shape[:2], 1))
    image = bpy.data.images.new('out', picture.shape[1], picture.shape[0])
    image.pixels.foreach_set(np.dstack([picture.clip(0, 1), np.ones(picture.shape[:2])]).astype(np.float32).ravel())
    image.filepath_raw, image.file_format = str(output_file), 'PNG'
    image.save()


def write_pass(folder, name):
    """Makes the render write one more pass."""
    nodes = bpy.context.scene.node_tree.nodes
    file_output = nodes.new('CompositorNodeOutputFile')
    file_output.base_path, file_output.file_slots[0].path, file_output.format.file_format = str(folder), name + ' ', 'OPEN_EXR'
    bpy.context.scene.node_tree.links.new(next(n for n in nodes if n.type == 'R_LAYERS').outputs[name], file_output.inputs[0])


def set_quality(samples_per_pixel):
    cycles = bpy.context.scene.cycles
    cycles.use_denoising, cycles.samples = False, samples_per_pixel
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.05, 12
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 7, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 7, 10
    cycles.sample_clamp_indirect, cycles.blur_glossy = 2.5, 1.0
    cycles.caustics_reflective = cycles.caustics_refractive = False


def render_scene(exposure=0.0, haze=('#000000', 0, 1), bloom=0.35, aspect_ratio=16 / 9, falloff='LINEAR'):
    """Renders the scene with the command line's arguments, `-- SCENE FILE WIDTH SAMPLES`.

    `haze` is a colour, its maximum opacity, and the distance in metres at which it reaches that.
    """
    file, width_px, samples_per_pixel = sys.argv[sys.argv.index('--') + 2 :]
    scene, output_file = bpy.context.scene, Path(file).resolve()
    passes_folder = output_file.with_suffix('.passes')
    scene.render.engine = 'CYCLES'
    set_up_passes(passes_folder)
    scene.view_layers[0].use_pass_mist = True
    scene.world.mist_settings.start, scene.world.mist_settings.depth = 0.5, haze[2]
    scene.world.mist_settings.falloff = falloff
    write_pass(passes_folder, 'Mist')
    set_quality(int(samples_per_pixel))
    scene.render.resolution_x, scene.render.resolution_y = int(width_px), round(int(width_px) / aspect_ratio)
    scene.view_settings.look, scene.view_settings.exposure = 'Medium High Contrast', exposure
    bpy.ops.render.render()
    develop_picture(passes_folder, output_file, haze[:2], bloom)
