"""The studio in which every house's object is photographed: a stone plinth, a backdrop in the house's colour, lamps and
one lens. `shots.py` has the pictures of each house.

    blender -b -t 3 --python studio.py -- FOLDER WIDTH HOUSE…

writes FOLDER/HOUSE.png (landscape, WIDTH pixels wide: 2400 for the site, 480 for a draft) and, in proportion,
HOUSE-tall.png (portrait), HOUSE-macro.png (a detail) and HOUSE-angle.png (another side in another light).
"""
import re
import sys
from dataclasses import dataclass
from math import cos, radians, sin
from pathlib import Path

import bpy
import numpy as np
from mathutils import Matrix, Vector

SCENES_FOLDER = Path(__file__).parent
sys.path.insert(0, str(SCENES_FOLDER))

from denoise import denoise  # noqa: E402
from materials import ShaderBuilder, make_stone, parse_colour  # noqa: E402
from shapes import add_box, get_all_objects, get_surface_points  # noqa: E402

LENS_MM, SENSOR_HEIGHT_MM = 85, 24
SIZES_PX = {'': (2400, 1350), '-tall': (1500, 2000), '-macro': (1600, 1000), '-angle': (1600, 1000)}
SAMPLES_PER_PIXEL = 32
BACKDROP_DISTANCE = 14
LAMPS = {
    'key': ((-5.2, -4.2, 7), (0, 0, 0.8), 1050, (3.4, 3.4), '#ffe6c4'),
    'fill': ((7, -6, 1.6), (0, 0, 0.8), 95, (5, 4), '#d9e2f2'),
    'card': ((0.5, -7, 8), (0, 0, 0.5), 190, (9, 3), '#fff4e4'),
    'rim': ((4.6, 4.6, 4.4), (0, 0, 1), 320, (0.9, 4), '#fff1dc'),
    'left': ((-5, 3.4, 2.2), (0, 0, 1), 70, (0.7, 4), '#ffe6c4'),
    'edge': ((5.2, 3.6, 1.5), (0, 0, 1), 90, (0.7, 4), '#fff1dc'),
    'top': ((0.3, 0.6, 6.5), (0, 0, 0), 400, (5, 4), '#fff6ea'),
}
"""The position, target, watts, size and colour of each lamp."""


@dataclass(frozen=True)
class Light:
    """The brightness of each lamp and of the backdrop, as factors, and the angle by which all lamps turn round the
    object."""

    key: float = 1
    fill: float = 1
    card: float = 1
    rim: float = 1
    left: float = 1
    edge: float = 0
    top: float = 0
    backdrop: float = 1
    turn_degrees: float = 0


@dataclass
class Shot:
    """What the lens sees. With `fit`, the whole object stands on the lower edge of that part of the frame: left, top,
    right and bottom as fractions of its width and height. Without it, the lens looks at `target`, and `frame_height` is
    the height of the frame at the focus distance."""

    fit: tuple = ()
    target: tuple = (0, 0, 1)
    frame_height: float = 0.5
    elevation_degrees: float = 8
    azimuth_degrees: float = 0
    f_stop: float = 0.7
    light: Light = Light()


@dataclass
class StudioSettings:
    """What an object needs from the studio."""

    backdrop_glow: float = 1.6
    """How many times brighter the backdrop is where it is seen through glass."""
    sparkle_strength: float = 0
    """The brightness of the sparks that cut stones reflect inside, 0 for objects without stones."""
    plinth_size: tuple = (3.1, 2.6)
    light_factor: float = 1


def read_accent_colour(house):
    entry = (SCENES_FOLDER / f'../../content/houses/{house}/entry.yaml').read_text()
    return re.search(r"^accent: '(#\w{6})'", entry, re.M).group(1)


def add_area_light(name, position, target, watts, size, tint):
    light = bpy.data.lights.new(name, 'AREA')
    light.shape, light.size, light.size_y = 'RECTANGLE', *size
    light.energy, light.color = watts, parse_colour(tint)[:3]
    obj = bpy.data.objects.new(name, light)
    bpy.context.collection.objects.link(obj)
    obj.location = position
    obj.rotation_euler = (Vector(target) - Vector(position)).to_track_quat('-Z', 'Y').to_euler()
    obj.visible_camera = False


def mute_colour(tint, grey_fraction=0.3):
    """Mixes a colour with a little grey of its own brightness, since a painted wall is less saturated than a screen
    colour."""
    channels = parse_colour(tint)
    mean = sum(channels[:3]) / 3
    return tuple(part * (1 - grey_fraction) + mean * grey_fraction for part in channels[:3]) + (1,)


def add_backdrop(tint, glow):
    """Adds a wall that emits light, brightest in its middle and dark at the edges. `add_camera` places it."""
    mesh_data = bpy.data.meshes.new('backdrop')
    mesh_data.from_pydata([(-40, -40, 0), (40, -40, 0), (40, 40, 0), (-40, 40, 0)], [], [(0, 1, 2, 3)])
    wall = bpy.data.objects.new('backdrop', mesh_data)
    bpy.context.collection.objects.link(wall)
    shader = ShaderBuilder()
    pool_coordinates = shader.add_node('Mapping', {'Vector': shader.add_node('TexCoord').outputs['Object'], 'Location': (-0.05, 0, 0), 'Scale': (1 / 9, 1 / 7, 0)})
    light_pool = shader.add_node('TexGradient', {'Vector': pool_coordinates.outputs[0]}, gradient_type='SPHERICAL')
    plaster = shader.add_node('TexNoise', {'Vector': shader.add_mapping((0.25, 0.4, 1)), 'Scale': 1.2, 'Detail': 5})
    pool_brightness = shader.add_node('Math', {0: light_pool.outputs['Fac'], 1: 1.5}, operation='POWER')
    brightness = shader.add_node('MapRange', {'Value': pool_brightness.outputs[0], 'To Min': 0.12, 'To Max': 1.0})
    plaster_brightness = shader.add_node('MapRange', {'Value': plaster.outputs['Fac'], 'To Min': 0.72, 'To Max': 1.28})
    combined_brightness = shader.add_node('Math', {0: brightness.outputs[0], 1: plaster_brightness.outputs[0]}, operation='MULTIPLY')
    transmission_brightness = shader.add_node('MapRange', {'Value': shader.add_node('LightPath').outputs['Is Transmission Ray'], 'To Min': 0.85, 'To Max': 0.85 * glow})
    shot_brightness = shader.add_node('Value')
    shot_brightness.name = 'shot brightness'
    seen_brightness = shader.add_node('Math', {0: transmission_brightness.outputs[0], 1: shot_brightness.outputs[0]}, operation='MULTIPLY')
    strength = shader.add_node('Math', {0: combined_brightness.outputs[0], 1: seen_brightness.outputs[0]}, operation='MULTIPLY')
    emission = shader.add_node('Emission', {'Color': mute_colour(tint), 'Strength': strength.outputs[0]})
    shader.tree.links.new(emission.outputs[0], shader.tree.nodes['Material Output'].inputs['Surface'])
    mesh_data.materials.append(shader.material)


def build_studio(house, settings):
    """Builds the set around the object, and returns the points of the object's surface for the lens to frame."""
    points = get_surface_points(get_all_objects())
    tint = read_accent_colour(house)
    width, depth = settings.plinth_size
    x, y, _ = (points.min(0) + points.max(0)) / 2
    add_box((width, depth, 4), darken_downwards(make_stone()), (x, y, -4), bevel=0.025)
    add_backdrop(tint, settings.backdrop_glow)
    for name, lamp in LAMPS.items():
        add_area_light(name, *lamp)
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    build_surroundings(world.node_tree, parse_colour(tint, 0.12), settings.sparkle_strength)
    return points


def darken_downwards(material):
    """Makes the stone of the plinth fade into shadow below its top."""
    tree = material.node_tree
    position, fade, darkened_colour = (tree.nodes.new(f'ShaderNode{kind}') for kind in ('SeparateXYZ', 'MapRange', 'MixRGB'))
    fade.interpolation_type = 'SMOOTHSTEP'
    darkened_colour.blend_type, darkened_colour.inputs[0].default_value = 'MULTIPLY', 1
    for name, value in (('From Min', -1.0), ('From Max', 0.05), ('To Min', 0.03), ('To Max', 0.52)):
        fade.inputs[name].default_value = value
    tree.links.new(tree.nodes.new('ShaderNodeNewGeometry').outputs['Position'], position.inputs[0])
    tree.links.new(position.outputs['Z'], fade.inputs['Value'])
    base_colour = tree.nodes['Principled BSDF'].inputs['Base Color']
    tree.links.new(base_colour.links[0].from_socket, darkened_colour.inputs[1])
    tree.links.new(fade.outputs[0], darkened_colour.inputs[2])
    tree.links.new(darkened_colour.outputs[0], base_colour)
    return material


def set_light(light, light_factor):
    """Sets the lamps and the backdrop for one shot."""
    turn = Matrix.Rotation(radians(light.turn_degrees), 4, 'Z')
    for name, (position, target, watts, _, _) in LAMPS.items():
        lamp = bpy.data.objects[name]
        lamp.data.energy = watts * light_factor * getattr(light, name)
        lamp.hide_render = not lamp.data.energy
        lamp.location = turn @ Vector(position)
        lamp.rotation_euler = (turn @ Vector(target) - lamp.location).to_track_quat('-Z', 'Y').to_euler()
    backdrop_nodes = bpy.data.objects['backdrop'].data.materials[0].node_tree.nodes
    backdrop_nodes['shot brightness'].outputs[0].default_value = light.backdrop


def build_surroundings(tree, ambient, sparkle):
    """Builds the world outside the picture: little light, a grey for metal to reflect, and sparks for cut stones."""
    ray_type = tree.nodes.new('ShaderNodeLightPath')
    spark_texture = tree.nodes.new('ShaderNodeTexVoronoi')
    spark_texture.inputs['Scale'].default_value = 1.5
    spark_brightness = tree.nodes.new('ShaderNodeMapRange')
    spark_brightness.inputs['From Min'].default_value, spark_brightness.inputs['From Max'].default_value = 0.55, 0.35
    spark_brightness.inputs['To Min'].default_value, spark_brightness.inputs['To Max'].default_value = 0.05 * sparkle, sparkle
    tree.links.new(spark_texture.outputs['Distance'], spark_brightness.inputs['Value'])
    mirror_colour, transmission_colour = (tree.nodes.new('ShaderNodeMixRGB') for _ in range(2))
    mirror_colour.inputs[1].default_value = ambient
    light_direction = tree.nodes.new('ShaderNodeVectorMath')
    light_direction.operation, light_direction.inputs[1].default_value = 'DOT_PRODUCT', (-0.5, -0.1, 0.86)
    tree.links.new(tree.nodes.new('ShaderNodeTexCoord').outputs['Generated'], light_direction.inputs[0])
    mirror_brightness = tree.nodes.new('ShaderNodeMapRange')
    for name, value in (('From Min', 0), ('From Max', 1), ('To Min', 0.03), ('To Max', 0.5)):
        mirror_brightness.inputs[name].default_value = value
    tree.links.new(light_direction.outputs['Value'], mirror_brightness.inputs['Value'])
    tree.links.new(mirror_brightness.outputs[0], mirror_colour.inputs[2])
    tree.links.new(ray_type.outputs['Is Glossy Ray'], mirror_colour.inputs[0])
    tree.links.new(ray_type.outputs['Is Transmission Ray'], transmission_colour.inputs[0])
    tree.links.new(mirror_colour.outputs[0], transmission_colour.inputs[1])
    coloured_sparks = tree.nodes.new('ShaderNodeMixRGB')
    coloured_sparks.blend_type, coloured_sparks.inputs[0].default_value = 'MULTIPLY', 0.35
    tree.links.new(spark_brightness.outputs[0], coloured_sparks.inputs[1])
    tree.links.new(spark_texture.outputs['Color'], coloured_sparks.inputs[2])
    tree.links.new((coloured_sparks if sparkle else mirror_colour).outputs[0], transmission_colour.inputs[2])
    tree.links.new(transmission_colour.outputs[0], tree.nodes['Background'].inputs[0])


def add_camera(shot, points):
    """Adds the lens, and places the backdrop behind what it sees."""
    scene = bpy.context.scene
    aspect = scene.render.resolution_x / scene.render.resolution_y
    elevation, azimuth = radians(shot.elevation_degrees), radians(shot.azimuth_degrees)
    view_direction = Vector((sin(azimuth) * cos(elevation), -cos(azimuth) * cos(elevation), sin(elevation)))
    rotation = view_direction.to_track_quat('Z', 'Y').to_matrix()
    target, distance, shift = Vector(shot.target), shot.frame_height * LENS_MM / SENSOR_HEIGHT_MM, (0, 0)
    if shot.fit:
        target = Vector((points.min(0) + points.max(0)) / 2)
        distance, shift = fit_in_frame((points - np.array(target)) @ np.array(rotation), shot.fit, aspect)
    camera = bpy.data.cameras.new('lens')
    camera.lens, camera.sensor_height, camera.sensor_fit = LENS_MM, SENSOR_HEIGHT_MM, 'VERTICAL'
    camera.shift_x, camera.shift_y = shift
    camera.dof.use_dof, camera.dof.focus_distance, camera.dof.aperture_fstop = True, distance, shot.f_stop
    obj = bpy.data.objects.new('lens', camera)
    bpy.context.collection.objects.link(obj)
    obj.matrix_world = Matrix.Translation(target + view_direction * distance) @ rotation.to_4x4()
    scene.camera = obj
    backdrop_matrix = Matrix.Translation(target - view_direction * BACKDROP_DISTANCE) @ rotation.to_4x4()
    bpy.data.objects['backdrop'].matrix_world = backdrop_matrix


def fit_in_frame(points, fit, aspect):
    """Finds the distance of the lens, and its shift in heights of the frame, at which the points (right, up and towards
    the lens) fill a part of the frame."""
    left, top, right, bottom = fit
    nearest = points[:, 2].max()

    def project_bounds(distance):
        projected = points[:, :2] / (distance - points[:, 2:]) * LENS_MM / SENSOR_HEIGHT_MM
        return projected.min(0), projected.max(0)

    too_near, far_enough = nearest + 0.05, 100
    for _ in range(40):
        distance = (too_near + far_enough) / 2
        lowest, highest = project_bounds(distance)
        width, height = highest - lowest
        if width <= (right - left) * aspect and height <= bottom - top:
            far_enough = distance
        else:
            too_near = distance
    lowest, highest = project_bounds(far_enough)
    shift_x = (lowest[0] + highest[0]) / 2 - ((left + right) / 2 - 0.5) * aspect
    return far_enough, (shift_x, lowest[1] - (0.5 - bottom))


def set_up_passes(folder):
    """Makes the render write the picture and, for the denoiser, the colours and normals of the surfaces."""
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes = scene.node_tree.nodes
    nodes.clear()
    render_layers = nodes.new('CompositorNodeRLayers')
    for socket, file_format, colour_depth in (('Image', 'PNG', '16'), ('Denoising Albedo', 'OPEN_EXR', '16'), ('Denoising Normal', 'OPEN_EXR', '16')):
        file_output = nodes.new('CompositorNodeOutputFile')
        file_output.base_path = str(folder)
        file_output.format.file_format, file_output.format.color_mode, file_output.format.color_depth = file_format, 'RGB', colour_depth
        file_output.format.compression, file_output.format.exr_codec = 0, 'NONE'
        file_output.file_slots[0].path = f'{socket} '
        scene.node_tree.links.new(render_layers.outputs[socket], file_output.inputs[0])


def read_pixels(file):
    image = bpy.data.images.load(str(file), check_existing=False)
    image.colorspace_settings.name = 'Non-Color'
    flat = np.empty(len(image.pixels), np.float32)
    image.pixels.foreach_get(flat)
    shape = (image.size[1], image.size[0], 4)
    bpy.data.images.remove(image)
    return flat.reshape(shape)[..., :3]


def develop_picture(folder, output_file):
    """Denoises the render, adds a little grain, and writes it as a PNG file."""
    noisy_picture, albedo, normal = (read_pixels(next(folder.glob(f'{name} *'))) for name in ('Image', 'Denoising Albedo', 'Denoising Normal'))
    picture = denoise(noisy_picture, albedo, normal)
    height, width, _ = picture.shape
    picture += np.random.default_rng(7).normal(0, 0.009, (height, width, 1)).astype(np.float32)
    image = bpy.data.images.new('out', width, height)
    image.pixels.foreach_set(np.dstack([picture.clip(0, 1), np.ones((height, width), np.float32)]).ravel())
    image.filepath_raw, image.file_format = str(output_file), 'PNG'
    image.save()
    bpy.data.images.remove(image)


def prepare_scene():
    """Empties the scene, and sets how Cycles renders it."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.use_persistent_data = True
    scene.view_settings.look = 'Medium High Contrast'
    cycles = scene.cycles
    cycles.use_denoising = False
    cycles.samples = SAMPLES_PER_PIXEL
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.05, 8
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 12, 2, 4, 10
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4


def photograph_house(house, build_object, folder, width_px):
    from shots import list_shots

    prepare_scene()
    settings = build_object()
    points = build_studio(house, settings)
    passes_folder = folder / f'{house}.passes'
    set_up_passes(passes_folder)
    scene = bpy.context.scene
    for suffix, shot in list_shots(house).items():
        scene.render.resolution_x, scene.render.resolution_y = (round(side * width_px / SIZES_PX[''][0]) for side in SIZES_PX[suffix])
        set_light(shot.light, settings.light_factor)
        add_camera(shot, points)
        bpy.ops.render.render()
        develop_picture(passes_folder, folder / f'{house}{suffix}.png')


def main():
    from objects import BUILDERS

    folder, width_px, *houses = sys.argv[sys.argv.index('--') + 1:]
    for house in houses:
        photograph_house(house, BUILDERS[house], Path(folder).resolve(), int(width_px))


if __name__ == '__main__':
    main()
