"""Writes the picture and the frames of a film from a table and the shadow of the hands that work over it.

    python3 film.py SCENE FOLDER

The folder has the files of `bench.py`. Writes `picture.png`, the first frame, and `frames.mkv`, which returns to it.
"""
import subprocess
import sys
from pathlib import Path

import numpy as np

from motions import MOTIONS
from shadow import MAX_LIGHT, TABLE_SIZE_PX, TONE_STEPS, measure_light

FRAMES_PER_SECOND, FRAME_COUNT = 24, 144
#: The shadow is soft: it is measured at every second pixel.
PIXEL_STEP = 2


def enlarge(image):
    """Enlarges a measurement to the size of the table, with linear interpolation."""
    for axis, size in ((1, TABLE_SIZE_PX[0]), (0, TABLE_SIZE_PX[1])):
        position = ((np.arange(size) - PIXEL_STEP // 2) / PIXEL_STEP).clip(0, image.shape[axis] - 1.001)
        low = position.astype(int)
        weight = (position - low).astype(np.float32).reshape((1, -1) if axis else (-1, 1))
        image = image.take(low, axis) * (1 - weight) + image.take(low + 1, axis) * weight
    return image


def write_film(scene, folder):
    key, rest, position = np.load(folder / 'table.npy')
    tone_curve = (np.load(folder / 'tone.npy') * 255).round().astype(np.uint8)
    samples = position[PIXEL_STEP // 2::PIXEL_STEP, PIXEL_STEP // 2::PIXEL_STEP]

    def draw_frame(t):
        light = rest + key * enlarge(measure_light(samples, *MOTIONS[scene](t)))[..., None]
        return tone_curve[(np.sqrt(light / MAX_LIGHT) * (TONE_STEPS - 1)).astype(int).clip(0, TONE_STEPS - 1)]

    def open_encoder(file, *options):
        size = f'{TABLE_SIZE_PX[0]}x{TABLE_SIZE_PX[1]}'
        command = ['ffmpeg', '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', str(FRAMES_PER_SECOND), '-i', '-', *options, str(folder / file)]
        return subprocess.Popen(command, stdin=subprocess.PIPE)

    encoder = open_encoder('frames.mkv', '-c:v', 'ffv1')
    frames = [draw_frame(2 * k / FRAME_COUNT).tobytes() for k in range(FRAME_COUNT // 2 + 1)]
    open_encoder('picture.png').communicate(frames[0])
    encoder.communicate(b''.join(frames + frames[-2:0:-1]))


write_film(sys.argv[1], Path(sys.argv[2]))
