"""What hands and tools do over each table: functions of a time from 0 to 1 that return the capsules of both."""
import numpy as np

from hand import normalise, place_hand
from shadow import KEY_LIGHT, ease, get_caster


def mix(start, end, t):
    return np.array(start) + (np.array(end) - np.array(start)) * t


def move_part(t, start, end):
    """Returns the eased progress, from 0 to 1, of a movement that takes a part of the time."""
    return ease(min(max((t - start) / (end - start), 0), 1))


def make_rod(points, radius, end_radius=None):
    """Returns the capsules of a thread or a bar through points."""
    return [(a, radius, b, end_radius or radius) for a, b in zip(points, points[1:])]


PINCH = ((40, 46, 2), (40, 44, -2), (30, 40, -6), (20, 34, -12))
OPEN_PINCH = ((34, 40, 2), (28, 32, -4), (18, 26, -9), (8, 20, -16))
PINCHING_THUMB = (0, -0.002, -0.012)


def sew(t):
    """Two hands draw both ends of a thread through, until it is taut."""
    seam, hands, tools = np.array((-0.034, -0.062, 0.008)), [], []
    # The light is from the left: the hands turn differently to show it their thumbs.
    for side, roll in ((1, -46), (-1, -70)):
        apart = move_part(t, 0.06 if side > 0 else 0.0, 1)
        shadow = mix((seam[0] + side * 0.03, seam[1] + 0.01), (seam[0] + side * 0.15 + 0.025, seam[1] + 0.035 + 0.012 * side), apart)
        tip = get_caster(*shadow, mix(0.075, 0.09, apart))
        hands.append(place_hand(tip, mix((side * 34, -10, roll), (side * 20, -4, roll + 6), apart), mix(PINCH, OPEN_PINCH, apart), PINCHING_THUMB, side < 0))
        slack = np.array((side * 0.01, -0.018, 0)) * (1 - apart)
        curve = [seam * (1 - u) + tip * u + slack * 4 * u * (1 - u) for u in np.linspace(0, 1, 9)]
        tools += [make_rod(curve, 0.0008), make_rod((tip, tip + normalise(np.array((side * 0.6, 0.75, 0.1))) * 0.05), 0.0011, 0.0006)]
    return hands, tools


TWEEZER_GRIP = ((44, 34, 3), (54, 44, -1), (58, 60, -5), (56, 66, -10))


def lift_wheel(t):
    """One hand lifts a wheel with tweezers, while the other steadies the movement."""
    movement = np.array((-0.06, 0.01))
    lift, carry = move_part(t, 0.1, 0.5), move_part(t, 0.42, 1)
    shadow = mix(movement + (0.012, -0.006), movement + (0.02, 0.0), lift) + mix((0, 0), (0.09, 0.02), carry)
    end = get_caster(*shadow, 0.04 + 0.03 * lift)
    direction = normalise(np.array((0.8, -0.5, 0.42)))
    across, grip = normalise(np.cross(direction, (0, 0, 1))), end + direction * 0.065
    opening = 0.0008 + 0.0025 * (1 - move_part(t, 0, 0.12))
    prongs = [make_rod((end + direction * 0.125, end + direction * 0.09 + across * 0.004 * s), 0.0022) + make_rod((end + direction * 0.09 + across * 0.004 * s, grip + across * 0.0042 * s), 0.0022) + make_rod((grip + across * 0.0042 * s, end + across * opening * s), 0.002, 0.0007) for s in (1, -1)]
    angles = np.linspace(0, 2 * np.pi, 17)
    wheel = make_rod([end + 0.008 * (np.cos(a + carry) * across + np.sin(a + carry) * np.array((-0.5, 0.3, 0.1))) for a in angles], 0.0011)
    right = place_hand(grip, (50 - 6 * carry, -8, -56 + 5 * carry), TWEEZER_GRIP, (0.001, -0.003, -0.013))
    left = place_hand(get_caster(movement[0] - 0.028, movement[1] + 0.02, 0.065), (-52, -8, -68 + 3 * lift), mix(((34, 40, 4), (35, 44, 1), (38, 50, -4), (42, 54, -9)), ((31, 38, 4), (32, 42, 1), (36, 48, -4), (40, 52, -9)), lift), (-0.004, -0.03, -0.036), True)
    return [right, left], [*prongs, wheel]


OPEN_HAND = ((6, 8, 6), (4, 8, 1), (6, 10, -5), (8, 12, -12))
SPREAD_HAND = ((3, 5, 9), (2, 5, 2), (3, 6, -7), (4, 8, -17))


def smooth_sheet(t):
    """A palm smooths a sheet."""
    sweep, spread = ease(t), np.sin(np.pi * t)
    tip = get_caster(-0.1 + 0.22 * sweep, 0.06 + 0.025 * spread - 0.02 * sweep, 0.055 - 0.015 * spread)
    return [place_hand(tip, (30 - 36 * sweep, 3, -6 + 8 * sweep), mix(OPEN_HAND, SPREAD_HAND, spread), mix((0.046, -0.06, -0.012), (0.058, -0.052, -0.006), spread))], []


def turn_ring(t):
    """One hand turns a ring in the light, while the other follows its edge with a small tool."""
    ring, turning = np.array((-0.02, 0.03)), ease(t)
    middle = get_caster(*ring, 0.06)
    left = place_hand(middle + (-0.013, 0, 0.002), mix((-50, -10, -66), (-56, -4, -58), turning), mix(PINCH, ((36, 42, 2), (38, 44, -1), (34, 42, -5), (26, 36, -11)), turning), (0.001, -0.006, -0.013), True)
    # The ring faces the light, and turns away from it.
    upright = normalise(np.cross(np.cross(KEY_LIGHT, (0, 0, 1)), KEY_LIGHT))
    level = normalise(np.cross(KEY_LIGHT, upright)) * np.cos(1.25 * turning) + normalise(KEY_LIGHT) * np.sin(1.25 * turning)
    band = make_rod([middle + 0.0115 * (np.cos(u) * level + np.sin(u) * upright) for u in np.linspace(0, 2 * np.pi, 25)], 0.0019)
    point = middle + (0.016 + 0.01 * np.sin(np.pi * t), -0.006 + 0.01 * np.sin(2 * np.pi * t), 0.004)
    direction = normalise(np.array((0.85, -0.45 + 0.12 * turning, 0.3)))
    grip = point + direction * 0.05
    right = place_hand(grip, (50 - 5 * turning, -8, -56), TWEEZER_GRIP, (0.001, -0.003, -0.013))
    return [left, right], [band, make_rod((point, grip, grip + direction * 0.05), 0.0007, 0.0016)]


def pin_fold(t):
    """One hand lifts a pin from a fold, while the other smooths the cloth before it."""
    lift, smoothing = move_part(t, 0.05, 0.95), ease(t)
    tip = get_caster(*mix((0.06, 0.02), (0.125, 0.005), lift), 0.055 + 0.025 * lift)
    right = place_hand(tip, (36 - 5 * lift, -10, -48 + 4 * lift), mix(PINCH, OPEN_PINCH, lift), PINCHING_THUMB)
    left = place_hand(get_caster(*mix((-0.1, 0.03), (-0.045, 0.045), smoothing), 0.055), mix((-44, 2, -14), (-36, 2, -10), smoothing), mix(OPEN_HAND, SPREAD_HAND, np.sin(np.pi * t)), (0.05, -0.056, -0.012), True)
    head = tip + (0.004, -0.004, 0)
    return [right, left], [make_rod((head, head + normalise(np.array((-0.75, 0.6, -0.2))) * 0.036), 0.0008), [(head, 0.0026, head, 0.0026)]]


def turn_bottle(t):
    """A hand turns a bottle by a quarter."""
    turning = move_part(t, 0.12, 0.88)
    middle, angle = np.array((-0.004, 0.0)), np.radians(118 - 52 * turning)
    tip = get_caster(*(middle + 0.046 * np.array((np.cos(angle), np.sin(angle)))), 0.088)
    return [place_hand(tip, (34 - 26 * turning, -12, -30 + 16 * turning), ((34, 34, 12), (36, 38, 3), (38, 40, -7), (40, 42, -18)), (0.028, -0.052, -0.03))], []


def wave_blotter(t):
    """A hand moves a paper blotter to and fro."""
    wave = ease(t)
    tip = get_caster(*mix((0.12, 0.0), (0.075, 0.022), wave), 0.085)
    along = normalise(np.array((-0.8, 0.5 + 0.25 * wave, 0.1)))
    return [place_hand(tip, (38 + 9 * wave, -6, -46), mix(PINCH, OPEN_PINCH, 0.5 * wave), PINCHING_THUMB)], [make_rod((tip - along * 0.035, tip + along * 0.1), 0.003)]


MOTIONS = {
    'saddler': sew,
    'watchmaker': lift_wheel,
    'printer': smooth_sheet,
    'jeweller': turn_ring,
    'draper': pin_fold,
    'cellar': turn_bottle,
    'perfumer': wave_blotter,
}
