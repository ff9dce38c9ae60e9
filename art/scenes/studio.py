"""The studio in which every house's object is photographed: a stone plinth, a backdrop in the house's colour, and the
same lights and lens for all.

    blender -b -t 3 --python studio.py -- FOLDER WIDTH HOUSE…

writes FOLDER/HOUSE.png (landscape, WIDTH pixels wide: 2400 for the site, 600 for a draft) and FOLDER/HOUSE-detail.png
(portrait).
"""
import re
import sys
from dataclasses import dataclass
from math import cos, radians, sin
from pathlib import Path

import bpy
import numpy as np
from mathutils import Vector

SCENES_FOLDER = Path(__file__).parent
sys.path.insert(0, str(SCENES_FOLDER))

from denoise import denoise  # noqa: E402
from materials import ShaderBuilder, make_stone, parse_colour  # noqa: E402
from shapes import add_box  # noqa: E402

LENS_MM, SENSOR_HEIGHT_MM = 85, 24
WIDE_SIZE_PX, UPRIGHT_SIZE_PX = (2400, 1350), (1600, 2000)
SAMPLES_PER_PIXEL = 32


@dataclass
class Shot:
    """What the lens sees. `frame_height` is the height of the frame at the focus distance. `right_shift` is the
    distance of the target from the middle of the frame, as a fraction of the frame's width."""

    target: tuple = (0, 0, 1)
    frame_height: float = 3.1
    elevation_degrees: float = 8
    azimuth_degrees: float = 0
    right_shift: float = 0.15
    f_stop: float = 0.7


@dataclass
class Photograph:
    """How one object is photographed and lit."""

    wide_shot: Shot
    detail_shot: Shot
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
    """Adds a wall far behind the object that emits light: brightest behind the object, dark at the edges."""
    mesh_data = bpy.data.meshes.new('backdrop')
    mesh_data.from_pydata([(-40, 14, -20), (40, 14, -20), (40, 14, 30), (-40, 14, 30)], [], [(0, 1, 2, 3)])
    wall = bpy.data.objects.new('backdrop', mesh_data)
    bpy.context.collection.objects.link(wall)
    shader = ShaderBuilder()
    pool_coordinates = shader.add_node('Mapping', {'Vector': shader.add_node('TexCoord').outputs['Object'], 'Location': (-0.9 / 9, 0, -0.1), 'Scale': (1 / 9, 0, 1 / 7)})
    light_pool = shader.add_node('TexGradient', {'Vector': pool_coordinates.outputs[0]}, gradient_type='SPHERICAL')
    plaster = shader.add_node('TexNoise', {'Vector': shader.add_mapping((0.25, 1, 0.4)), 'Scale': 1.2, 'Detail': 5})
    pool_brightness = shader.add_node('Math', {0: light_pool.outputs['Fac'], 1: 1.6}, operation='POWER')
    brightness = shader.add_node('MapRange', {'Value': pool_brightness.outputs[0], 'To Min': 0.1, 'To Max': 1.0})
    plaster_brightness = shader.add_node('MapRange', {'Value': plaster.outputs['Fac'], 'To Min': 0.72, 'To Max': 1.28})
    combined_brightness = shader.add_node('Math', {0: brightness.outputs[0], 1: plaster_brightness.outputs[0]}, operation='MULTIPLY')
    transmission_brightness = shader.add_node('MapRange', {'Value': shader.add_node('LightPath').outputs['Is Transmission Ray'], 'To Min': 0.85, 'To Max': 0.85 * glow})
    strength = shader.add_node('Math', {0: combined_brightness.outputs[0], 1: transmission_brightness.outputs[0]}, operation='MULTIPLY')
    emission = shader.add_node('Emission', {'Color': mute_colour(tint), 'Strength': strength.outputs[0]})
    shader.tree.links.new(emission.outputs[0], shader.tree.nodes['Material Output'].inputs['Surface'])
    mesh_data.materials.append(shader.material)


def build_studio(house, photograph):
    """Builds the set around the object."""
    tint = read_accent_colour(house)
    width, depth = photograph.plinth_size
    add_box((width, depth, 4), make_stone(), (0, 0, -4), bevel=0.025)
    add_backdrop(tint, photograph.backdrop_glow)
    add_area_light('key', (-5.2, -4.2, 7), (0, 0, 0.8), 1050 * photograph.light_factor, (3.4, 3.4), '#ffe6c4')
    add_area_light('fill', (7, -6, 1.6), (0, 0, 0.8), 95 * photograph.light_factor, (5, 4), '#d9e2f2')
    add_area_light('card', (0.5, -7, 8), (0, 0, 0.5), 190 * photograph.light_factor, (9, 3), '#fff4e4')
    add_area_light('rim', (4.6, 4.6, 4.4), (0, 0, 1), 320 * photograph.light_factor, (0.9, 4), '#fff1dc')
    add_area_light('left', (-5, 3.4, 2.2), (0, 0, 1), 70 * photograph.light_factor, (0.7, 4), '#ffe6c4')
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    build_surroundings(world.node_tree, parse_colour(tint, 0.12), photograph.sparkle_strength)


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


def add_camera(shot):
    camera = bpy.data.cameras.new('lens')
    camera.lens, camera.sensor_height, camera.sensor_fit = LENS_MM, SENSOR_HEIGHT_MM, 'VERTICAL'
    obj = bpy.data.objects.new('lens', camera)
    bpy.context.collection.objects.link(obj)
    distance = shot.frame_height * LENS_MM / SENSOR_HEIGHT_MM
    elevation, azimuth = radians(shot.elevation_degrees), radians(shot.azimuth_degrees)
    view_direction = Vector((sin(azimuth) * cos(elevation), -cos(azimuth) * cos(elevation), sin(elevation)))
    obj.location = Vector(shot.target) + view_direction * distance
    obj.rotation_euler = view_direction.to_track_quat('Z', 'Y').to_euler()
    camera.dof.use_dof, camera.dof.focus_distance, camera.dof.aperture_fstop = True, distance, shot.f_stop
    scene = bpy.context.scene
    camera.shift_x = -shot.right_shift * scene.render.resolution_x / scene.render.resolution_y
    scene.camera = obj


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


def photograph_house(house, build_object, folder, width_px):
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
    photograph = build_object()
    build_studio(house, photograph)
    passes_folder = folder / f'{house}.passes'
    set_up_passes(passes_folder)
    for name, shot, size_px in ((house, photograph.wide_shot, WIDE_SIZE_PX), (f'{house}-detail', photograph.detail_shot, UPRIGHT_SIZE_PX)):
        scene.render.resolution_x, scene.render.resolution_y = (round(side * width_px / WIDE_SIZE_PX[0]) for side in size_px)
        add_camera(shot)
        bpy.ops.render.render()
        develop_picture(passes_folder, folder / f'{name}.png')


def main():
    from objects import BUILDERS

    folder, width_px, *houses = sys.argv[sys.argv.index('--') + 1:]
    for house in houses:
        photograph_house(house, BUILDERS[house], Path(folder).resolve(), int(width_px))


if __name__ == '__main__':
    main()
