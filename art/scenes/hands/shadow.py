"""The share of the key light that hands and tools leave on a table."""
import numpy as np

KEY_LIGHT, KEY_LIGHT_SIZE = np.array((-0.62, 0.5, 1.05)), 0.1
TABLE_SIZE_PX = (960, 600)
#: How far apart two parts of a hand begin to merge, like the skin between fingers.
WEB_WIDTH = 0.005
MAX_LIGHT, TONE_STEPS = 8, 4096

FLAT_LIGHT = -KEY_LIGHT[:2] / np.linalg.norm(KEY_LIGHT[:2])
LIGHT_SLOPE = KEY_LIGHT[2] / np.linalg.norm(KEY_LIGHT)


def get_caster(x, y, height):
    """Returns the point at a height whose shadow falls on (x, y) on the table."""
    shadow = np.array((x, y, 0))
    return shadow + (KEY_LIGHT - shadow) * (height / KEY_LIGHT[2])


def project(points):
    """Returns the shadows of points on the table, in coordinates that are shortened along the light, so that the shadow
    of a ball is round."""
    flat = KEY_LIGHT[:2] + (points[..., :2] - KEY_LIGHT[:2]) * (KEY_LIGHT[2] / (KEY_LIGHT[2] - points[..., 2:3]))
    return flat + FLAT_LIGHT * ((flat @ FLAT_LIGHT)[..., None] * (LIGHT_SLOPE - 1))


def measure_capsule(pixels, pixel_heights, capsule):
    """Returns how far each pixel is from the shadow's middle line, the shadow's radius there, and half the width of its
    soft edge."""
    start, start_radius, end, end_radius = capsule
    a, b = project(np.array((start, end)))
    axis = (b - a).astype(np.float32)
    offset = pixels - a.astype(np.float32)
    t = (offset @ axis / max(axis @ axis, 1e-9)).clip(0, 1)
    distance = np.hypot(offset[..., 0] - t * axis[0], offset[..., 1] - t * axis[1])
    height = start[2] + t * (end[2] - start[2])
    radius = (start_radius + t * (end_radius - start_radius)) * (KEY_LIGHT[2] / (KEY_LIGHT[2] - height))
    return distance, radius, KEY_LIGHT_SIZE / 2 * (height - pixel_heights).clip(0.004) / (KEY_LIGHT[2] - height)


def ease(t):
    return t * t * (3 - 2 * t)


def measure_cover(edge_distance):
    """Returns the share of the light that an edge hides, at a distance in half widths of its soft edge."""
    return ease((0.5 - edge_distance / 2).clip(0, 1))


def measure_light(positions, hands, tools):
    """Returns the share of the key light, from 0 to 1, at positions on the table."""
    pixels, heights = project(positions).astype(np.float32), positions[..., 2].astype(np.float32)
    light = np.ones(heights.shape, np.float32)
    for hand in hands:
        hand_edge, hand_softness = np.full(heights.shape, 9, np.float32), np.ones(heights.shape, np.float32)
        for chain in hand:
            chain_edge, chain_softness = np.full(heights.shape, 9, np.float32), hand_softness
            for capsule in chain:
                distance, radius, softness = measure_capsule(pixels, heights, capsule)
                chain_softness = np.where(distance - radius < chain_edge, softness, chain_softness)
                chain_edge = np.minimum(distance - radius, chain_edge)
            overlap = (WEB_WIDTH - abs(chain_edge - hand_edge)).clip(0)
            hand_softness = np.where(chain_edge < hand_edge, chain_softness, hand_softness)
            hand_edge = np.minimum(chain_edge, hand_edge) - overlap * overlap / (4 * WEB_WIDTH)
        light *= 1 - measure_cover(hand_edge / hand_softness)
    for tool in tools:
        hidden = np.zeros(heights.shape, np.float32)
        for capsule in tool:
            distance, radius, softness = measure_capsule(pixels, heights, capsule)
            hidden = np.maximum(hidden, measure_cover((distance - radius) / softness) - measure_cover((distance + radius) / softness))
        light *= 1 - hidden
    return light
