"""A hand with its forearm and cuff, as tapered capsules that follow the angles of its joints. Only its shadow is seen."""
import numpy as np

# In the hand's own coordinates, the wrist is at the origin, the fingers point to y, the thumb to x and the palm to −z.
# From the index finger to the little finger: the knuckle, the lengths of the three bones, and the radii at their ends.
FINGERS = [
    ((0.029, 0.091, 0), (0.044, 0.027, 0.022), (0.0108, 0.0094, 0.0083, 0.0066)),
    ((0.008, 0.096, 0.002), (0.049, 0.031, 0.023), (0.0112, 0.0097, 0.0085, 0.0068)),
    ((-0.013, 0.091, 0.001), (0.045, 0.029, 0.023), (0.0107, 0.0091, 0.0079, 0.0063)),
    ((-0.032, 0.080, -0.003), (0.035, 0.021, 0.02), (0.0095, 0.0079, 0.0069, 0.0056)),
]
THUMB_BASE, THUMB_LENGTHS, THUMB_RADII = np.array((0.023, 0.018, -0.008)), (0.046, 0.035, 0.029), (0.0155, 0.0122, 0.0108, 0.0078)


def turn(axis, degrees):
    c, s = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    return np.array({'x': ((1, 0, 0), (0, c, -s), (0, s, c)), 'y': ((c, 0, s), (0, 1, 0), (-s, 0, c)), 'z': ((c, -s, 0), (s, c, 0), (0, 0, 1))}[axis])


def normalise(vector):
    return vector / np.linalg.norm(vector)


def place_fingers(fingers):
    """Returns the four joints of each finger from its angles: knuckle, middle joint, spread."""
    chains = []
    for (knuckle, lengths, _), (flexion, curl, spread) in zip(FINGERS, fingers):
        axes, joints = turn('z', -spread), [np.array(knuckle)]
        for length, angle in zip(lengths, (flexion, curl, curl * 0.6)):
            axes = axes @ turn('x', -angle)
            joints.append(joints[-1] + axes @ (0, length, 0))
        chains.append(joints)
    return chains


def place_thumb(target):
    """Returns the joints of the thumb, whose tip is at the target, or as near to it as it reaches."""
    joint = THUMB_BASE + normalise(np.array((0.8, 0.62, -0.25)) + normalise(target - THUMB_BASE) * 0.9) * THUMB_LENGTHS[0]
    a, b = THUMB_LENGTHS[1:]
    distance, reach = min(np.linalg.norm(target - joint), (a + b) * 0.985), normalise(target - joint)
    along = (a * a - b * b + distance * distance) / (2 * distance)
    outward = np.array((1, 0.1, 0.15))
    outward = normalise(outward - reach * (outward @ reach))
    return [THUMB_BASE, joint, joint + reach * along + outward * np.sqrt(max(a * a - along * along, 0)), joint + reach * distance]


def list_chains(fingers, thumb):
    """Returns the parts of the hand in its own coordinates, as chains of capsules: (start, radius, end, radius)."""
    chains = []
    for (knuckle, _, radii), joints in zip(FINGERS, fingers):
        palm = ((knuckle[0] * 0.55, 0.006, -0.002), 0.0165, joints[0], radii[0])
        chains.append([palm, *((joints[k], radii[k], joints[k + 1], radii[k + 1]) for k in range(3))])
    chains.append([(thumb[k], THUMB_RADII[k], thumb[k + 1], THUMB_RADII[k + 1]) for k in range(3)])
    # The ball of the thumb, the heel of the hand, and the web between the thumb and the index finger
    chains.append([((0.014, 0.012, -0.01), 0.016, thumb[1] * 0.7 + (0.004, 0.02, -0.003), 0.0135)])
    chains.append([((-0.02, 0.012, -0.008), 0.016, (-0.029, 0.055, -0.006), 0.0125)])
    chains.append([((0.024, 0.05, -0.004), 0.011, thumb[1] * 0.85 + (0.002, 0.012, 0), 0.008)])
    # The forearm, and the cuff that stands off it
    for side in (-1, 1):
        chains.append([((side * 0.011, 0, -0.002), 0.0175, (side * 0.012, -0.07, 0), 0.02), ((side * 0.015, -0.08, 0), 0.024, (side * 0.015, -0.11, 0), 0.025), ((side * 0.015, -0.105, 0), 0.029, (side * 0.018, -0.4, 0), 0.035)])
    return chains


def place_hand(tip, turn_degrees, fingers, thumb, is_left=False):
    """Returns the chains of a hand whose index finger ends at `tip`.

    `turn_degrees` is (yaw, pitch, roll); a positive roll turns the thumb down. `thumb` is the offset of the tip of the
    thumb from that of the index finger, in the coordinates of a left hand.
    """
    finger_joints = place_fingers(fingers)
    index_tip = finger_joints[0][3]
    yaw, pitch, roll = turn_degrees
    side = 1 if is_left else -1
    axes = turn('z', yaw) @ turn('x', pitch) @ turn('y', roll * side) @ np.diag((side, 1, 1))
    move = lambda point: axes @ (point - index_tip) + tip
    return [[(move(a), ra, move(b), rb) for a, ra, b, rb in chain] for chain in list_chains(finger_joints, place_thumb(index_tip + thumb))]
