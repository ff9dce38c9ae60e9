"""Removes the noise of a render with the neural network of Intel's Open Image Denoise, evaluated in numpy.

`weights.tza` is that project's file `rt_ldr_alb_nrm_small.tza` (Apache 2.0, see `LICENSE.txt`).
"""
import struct
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

ROWS, THREADS = 8, 3


def load_weights():
    """The convolutions by name, as a matrix of (9 × inputs, outputs) and a bias."""
    data = (Path(__file__).parent / 'weights.tza').read_bytes()
    (at,) = struct.unpack_from('<Q', data, 4)
    (count,) = struct.unpack_from('<I', data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f'<{rank}I', data, at + 1)
        at += 1 + 5 * rank + 1
        (offset,) = struct.unpack_from('<Q', data, at)
        at += 8
        tensors[name] = np.frombuffer(data, '<f2', int(np.prod(shape)), offset).reshape(shape).astype(np.float32)
    names = {name.split('.')[0] for name in tensors}
    return {
        name: (tensors[f'{name}.weight'].transpose(2, 3, 1, 0).reshape(-1, len(tensors[f'{name}.bias'])),
               tensors[f'{name}.bias'])
        for name in names
    }


def convolve(image, layer, ramp=True):
    """A convolution of 3 × 3, as a product of matrices for some rows at a time."""
    weight, bias = layer
    height, width, depth = image.shape
    padded = np.pad(image, ((1, 1), (1, 1), (0, 0)))
    out = np.empty((height, width, len(bias)), np.float32)

    def fill(top):
        rows = min(ROWS, height - top)
        patches = np.empty((rows, width, 9, depth), np.float32)
        for tap in range(9):
            y, x = top + tap // 3, tap % 3
            patches[:, :, tap] = padded[y:y + rows, x:x + width]
        part = patches.reshape(rows * width, -1) @ weight + bias
        out[top:top + rows] = (np.maximum(part, 0) if ramp else part).reshape(rows, width, -1)

    with ThreadPoolExecutor(THREADS) as pool:
        list(pool.map(fill, range(0, height, ROWS)))
    return out


def halve(image):
    height, width, depth = image.shape
    return image.reshape(height // 2, 2, width // 2, 2, depth).max((1, 3))


def double(image):
    return image.repeat(2, 0).repeat(2, 1)


def denoise(colour, albedo, normal):
    """The clean picture. `colour` is encoded for display (0 to 1), `normal` is between -1 and 1."""
    layers = load_weights()
    height, width, _ = colour.shape
    stack = np.concatenate([colour.clip(0, 1), albedo.clip(0, 1), normal * 0.5 + 0.5], 2, dtype=np.float32)
    image = np.pad(stack, ((0, -height % 16), (0, -width % 16), (0, 0)), 'edge')
    kept = [image]
    image = convolve(image, layers['enc_conv0'])
    for level in range(1, 5):
        image = halve(convolve(image, layers[f'enc_conv{level}']))
        kept.append(image)
    kept.pop()
    image = convolve(convolve(image, layers['enc_conv5a']), layers['enc_conv5b'])
    for level in range(4, 0, -1):
        image = np.concatenate([double(image), kept.pop()], 2)
        image = convolve(convolve(image, layers[f'dec_conv{level}a']), layers[f'dec_conv{level}b'])
    return convolve(image, layers['dec_conv0'], ramp=False)[:height, :width].clip(0, 1)
