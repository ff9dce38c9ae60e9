"""Renders a table of tools, seen from above in one warm light from the upper left."""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent.parent / 'places'))

from props import *  # noqa: E402, F403
from shadow import KEY_LIGHT, KEY_LIGHT_SIZE, MAX_LIGHT, TABLE_SIZE_PX, TONE_STEPS  # noqa: E402

SAMPLES_PER_PIXEL = 12
PASSES = ('Combined_key', 'Combined_rest', 'Position')


def denoise_light(light, albedo, normal):
    """Denoises linear light with a network that expects a picture encoded for display."""
    encoded = denoise((light / (1 + light)) ** (1 / 2.2), albedo, normal).clip(0, 0.999) ** 2.2
    return encoded / (1 - encoded)


def write_tone_curve(file):
    """Writes what the view transform makes of grey light, as `apply_tone_curve` reads it."""
    ramp = np.ones((TONE_STEPS, 4), np.float32)
    ramp[:, :3] = (np.arange(TONE_STEPS)[:, None] / (TONE_STEPS - 1)) ** 2 * MAX_LIGHT
    image = bpy.data.images.new('ramp', 64, 64, float_buffer=True)
    image.pixels.foreach_set(ramp.ravel())
    bpy.context.scene.render.image_settings.color_depth = '16'
    image.save_render(str(file.with_suffix('.png')))
    np.save(file, read_pixels(file.with_suffix('.png'))[..., 0].ravel())


def render_table(key_watts=34, key_colour='#ffd09a', exposure=0.45):
    """Renders the key light and the rest of the light apart, and the position of each pixel, with the command line's
    arguments, `-- SCENE FOLDER`."""
    scene, folder = bpy.context.scene, Path(sys.argv[-1]).resolve()
    view_layer = scene.view_layers[0]
    for name in ('key', 'rest'):
        view_layer.lightgroups.add(name=name)
    add_area_light((KEY_LIGHT_SIZE, KEY_LIGHT_SIZE), KEY_LIGHT, (0, 0, 0), key_watts, key_colour).lightgroup = 'key'
    # A cool panel above the table keeps the shadows readable, and is what metal reflects.
    add_area_light((1.5, 0.9), (0.2, 0.6, 1.5), (0, 0, 0), 7, '#e2e0dc', True).lightgroup = 'rest'
    set_sky('#b9c6da', 0.1)
    scene.world.lightgroup = 'rest'
    set_camera((0, -0.27, 0.98), (0, 0, 0), 56, 5.6)
    scene.render.engine = 'CYCLES'
    scene.view_settings.look, scene.view_settings.exposure = 'Medium High Contrast', exposure
    set_quality(SAMPLES_PER_PIXEL)
    set_up_passes(folder)
    view_layer.use_pass_position = True
    for name in PASSES:
        write_pass(folder, name)
    scene.render.resolution_x, scene.render.resolution_y = TABLE_SIZE_PX
    bpy.ops.render.render()
    key, rest, position, albedo, normal = (read_pixels(next(folder.glob(f'{name} *'))) for name in (*PASSES, 'Denoising Albedo', 'Denoising Normal'))
    write_tone_curve(folder / 'tone.npy')
    np.save(folder / 'table.npy', np.stack([denoise_light(key, albedo, normal), denoise_light(rest, albedo, normal), position])[:, ::-1])
