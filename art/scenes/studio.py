"""The studio in which every house's object is photographed: a stone plinth, a backdrop in the house's colour, three
lights and one lens.

    blender -b -t 3 --python studio.py -- FOLDER WIDTH HOUSE…

writes FOLDER/HOUSE.png (wide, of that width; 2400 for the site, 600 for a draft) and FOLDER/HOUSE-detail.png (upright).
"""
import re
import sys
from dataclasses import dataclass
from math import cos, radians, sin
from pathlib import Path

import bpy
import numpy as np
from mathutils import Vector

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from denoise import denoise  # noqa: E402
from forms import box  # noqa: E402
from materials import Shader, colour, stone  # noqa: E402

LENS, SENSOR = 85, 24
WIDE, UPRIGHT = (2400, 1350), (1600, 2000)
SAMPLES = 32


@dataclass
class Shot:
    """What the lens sees: `height` is that of the frame where it is sharp, `right` how far right of the middle the
    point looked at stands (in widths of the frame)."""

    look: tuple = (0, 0, 1)
    height: float = 3.1
    elevation: float = 8
    azimuth: float = 0
    right: float = 0.15
    stop: float = 0.7


@dataclass
class Still:
    """How one object is photographed."""

    wide: Shot
    detail: Shot
    glow: float = 1.6
    """How much brighter the backdrop is through glass."""
    sparkle: float = 0
    """How bright the sparks are that light cut stones from within."""
    plinth: tuple = (3.1, 2.6)
    light: float = 1


def accent(house):
    entry = (HERE / f'../../content/houses/{house}/entry.yaml').read_text()
    return re.search(r"^accent: '(#\w{6})'", entry, re.M).group(1)


def lamp(kind, at, look, power, size, tint):
    data = bpy.data.lights.new(kind, 'AREA')
    data.shape, data.size, data.size_y = 'RECTANGLE', *size
    data.energy, data.color = power, colour(tint)[:3]
    thing = bpy.data.objects.new(kind, data)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(look) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    thing.visible_camera = False


def muted(tint, grey=0.3):
    """The colour with a little of its own grey, as a painted wall has."""
    parts = colour(tint)
    level = sum(parts[:3]) / 3
    return tuple(part * (1 - grey) + level * grey for part in parts[:3]) + (1,)


def backdrop(tint, glow):
    """A wall far behind, which shines by itself: brightest behind the object, dark at the edges."""
    data = bpy.data.meshes.new('backdrop')
    data.from_pydata([(-40, 14, -20), (40, 14, -20), (40, 14, 30), (-40, 14, 30)], [], [(0, 1, 2, 3)])
    wall = bpy.data.objects.new('backdrop', data)
    bpy.context.collection.objects.link(wall)
    shader = Shader()
    spot = shader.node('Mapping', {'Vector': shader.node('TexCoord').outputs['Object'], 'Location': (-0.9 / 9, 0, -0.1), 'Scale': (1 / 9, 0, 1 / 7)})
    pool = shader.node('TexGradient', {'Vector': spot.outputs[0]}, gradient_type='SPHERICAL')
    plaster = shader.node('TexNoise', {'Vector': shader.place((0.25, 1, 0.4)), 'Scale': 1.2, 'Detail': 5})
    fall = shader.node('Math', {0: pool.outputs['Fac'], 1: 1.6}, operation='POWER')
    level = shader.node('MapRange', {'Value': fall.outputs[0], 'To Min': 0.1, 'To Max': 1.0})
    uneven = shader.node('MapRange', {'Value': plaster.outputs['Fac'], 'To Min': 0.72, 'To Max': 1.28})
    both = shader.node('Math', {0: level.outputs[0], 1: uneven.outputs[0]}, operation='MULTIPLY')
    through = shader.node('MapRange', {'Value': shader.node('LightPath').outputs['Is Transmission Ray'], 'To Min': 0.85, 'To Max': 0.85 * glow})
    strength = shader.node('Math', {0: both.outputs[0], 1: through.outputs[0]}, operation='MULTIPLY')
    shine = shader.node('Emission', {'Color': muted(tint), 'Strength': strength.outputs[0]})
    shader.tree.links.new(shine.outputs[0], shader.tree.nodes['Material Output'].inputs['Surface'])
    data.materials.append(shader.material)


def studio(house, still):
    """The set around the object."""
    tint = accent(house)
    width, depth = still.plinth
    box((width, depth, 4), stone(), (0, 0, -4), bevel=0.025)
    backdrop(tint, still.glow)
    lamp('key', (-5.2, -4.2, 7), (0, 0, 0.8), 1050 * still.light, (3.4, 3.4), '#ffe6c4')
    lamp('fill', (7, -6, 1.6), (0, 0, 0.8), 95 * still.light, (5, 4), '#d9e2f2')
    lamp('card', (0.5, -7, 8), (0, 0, 0.5), 190 * still.light, (9, 3), '#fff4e4')
    lamp('rim', (4.6, 4.6, 4.4), (0, 0, 1), 320 * still.light, (0.9, 4), '#fff1dc')
    lamp('left', (-5, 3.4, 2.2), (0, 0, 1), 70 * still.light, (0.7, 4), '#ffe6c4')
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    surround(world.node_tree, colour(tint, 0.12), still.sparkle)


def surround(tree, ambient, sparkle):
    """What the room outside the picture gives: little light, a grey for metal to mirror, and sparks inside of gems."""
    light = tree.nodes.new('ShaderNodeLightPath')
    sparks = tree.nodes.new('ShaderNodeTexVoronoi')
    sparks.inputs['Scale'].default_value = 1.5
    bright = tree.nodes.new('ShaderNodeMapRange')
    bright.inputs['From Min'].default_value, bright.inputs['From Max'].default_value = 0.55, 0.35
    bright.inputs['To Min'].default_value, bright.inputs['To Max'].default_value = 0.05 * sparkle, sparkle
    tree.links.new(sparks.outputs['Distance'], bright.inputs['Value'])
    mirror, inside = (tree.nodes.new('ShaderNodeMixRGB') for _ in range(2))
    mirror.inputs[1].default_value = ambient
    above = tree.nodes.new('ShaderNodeVectorMath')
    above.operation, above.inputs[1].default_value = 'DOT_PRODUCT', (-0.5, -0.1, 0.86)
    tree.links.new(tree.nodes.new('ShaderNodeTexCoord').outputs['Generated'], above.inputs[0])
    fall = tree.nodes.new('ShaderNodeMapRange')
    for name, value in (('From Min', 0), ('From Max', 1), ('To Min', 0.03), ('To Max', 0.5)):
        fall.inputs[name].default_value = value
    tree.links.new(above.outputs['Value'], fall.inputs['Value'])
    tree.links.new(fall.outputs[0], mirror.inputs[2])
    tree.links.new(light.outputs['Is Glossy Ray'], mirror.inputs[0])
    tree.links.new(light.outputs['Is Transmission Ray'], inside.inputs[0])
    tree.links.new(mirror.outputs[0], inside.inputs[1])
    fire = tree.nodes.new('ShaderNodeMixRGB')
    fire.blend_type, fire.inputs[0].default_value = 'MULTIPLY', 0.35
    tree.links.new(bright.outputs[0], fire.inputs[1])
    tree.links.new(sparks.outputs['Color'], fire.inputs[2])
    tree.links.new((fire if sparkle else mirror).outputs[0], inside.inputs[2])
    tree.links.new(inside.outputs[0], tree.nodes['Background'].inputs[0])


def camera(shot):
    data = bpy.data.cameras.new('lens')
    data.lens, data.sensor_height, data.sensor_fit = LENS, SENSOR, 'VERTICAL'
    thing = bpy.data.objects.new('lens', data)
    bpy.context.collection.objects.link(thing)
    distance = shot.height * LENS / SENSOR
    up, round_ = radians(shot.elevation), radians(shot.azimuth)
    away = Vector((sin(round_) * cos(up), -cos(round_) * cos(up), sin(up)))
    thing.location = Vector(shot.look) + away * distance
    thing.rotation_euler = away.to_track_quat('Z', 'Y').to_euler()
    data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, distance, shot.stop
    scene = bpy.context.scene
    data.shift_x = -shot.right * scene.render.resolution_x / scene.render.resolution_y
    scene.camera = thing


def passes(folder):
    """Makes the render write the picture as seen and, for the denoiser, the surfaces' colours and directions."""
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes = scene.node_tree.nodes
    nodes.clear()
    layers = nodes.new('CompositorNodeRLayers')
    for socket, form, depth in (('Image', 'PNG', '16'), ('Denoising Albedo', 'OPEN_EXR', '16'), ('Denoising Normal', 'OPEN_EXR', '16')):
        out = nodes.new('CompositorNodeOutputFile')
        out.base_path = str(folder)
        out.format.file_format, out.format.color_mode, out.format.color_depth = form, 'RGB', depth
        out.file_slots[0].path = f'{socket} '
        scene.node_tree.links.new(layers.outputs[socket], out.inputs[0])


def pixels(file):
    image = bpy.data.images.load(str(file), check_existing=False)
    image.colorspace_settings.name = 'Non-Color'
    flat = np.empty(len(image.pixels), np.float32)
    image.pixels.foreach_get(flat)
    shape = (image.size[1], image.size[0], 4)
    bpy.data.images.remove(image)
    return flat.reshape(shape)[..., :3]


def develop(folder, out):
    """The clean picture with a little grain, as a PNG file."""
    colours, albedo, normal = (pixels(next(folder.glob(f'{name} *'))) for name in ('Image', 'Denoising Albedo', 'Denoising Normal'))
    clean = denoise(colours, albedo, normal)
    height, width, _ = clean.shape
    clean += np.random.default_rng(7).normal(0, 0.009, (height, width, 1)).astype(np.float32)
    image = bpy.data.images.new('out', width, height)
    image.pixels.foreach_set(np.dstack([clean.clip(0, 1), np.ones((height, width), np.float32)]).ravel())
    image.filepath_raw, image.file_format = str(out), 'PNG'
    image.save()
    bpy.data.images.remove(image)


def photograph(house, build, folder, width):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.use_persistent_data = True
    scene.view_settings.look = 'Medium High Contrast'
    cycles = scene.cycles
    cycles.use_denoising = False
    cycles.samples = SAMPLES
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.05, 8
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 12, 2, 4, 10
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    still = build()
    studio(house, still)
    work = folder / f'{house}.passes'
    passes(work)
    for name, shot, size in ((house, still.wide, WIDE), (f'{house}-detail', still.detail, UPRIGHT)):
        scene.render.resolution_x, scene.render.resolution_y = (round(side * width / WIDE[0]) for side in size)
        camera(shot)
        bpy.ops.render.render()
        develop(work, folder / f'{name}.png')


def main():
    from objects import BUILDERS

    folder, width, *houses = sys.argv[sys.argv.index('--') + 1:]
    for house in houses:
        photograph(house, BUILDERS[house], Path(folder).resolve(), int(width))


if __name__ == '__main__':
    main()
