"""Copper pipes, valves and gauges on the wall of a boiler room. From a valve hangs a brass tag with the month in which
it will be closed."""
from props import *

COPPER = make_metal('#7d3c20', '#cf8257', (0.16, 0.34), 9)
RED = make_material('#5a0d0a', '#9a2318', roughness_range=(0.25, 0.4), bump=0.08)
ENAMEL = make_material('#e2dccb', '#f1ecdf', roughness_range=(0.15, 0.2), bump=0)
LIME = make_plaster('#9d9482', '#c6bda9')
DADO = make_material('#1d2a25', '#344740', 1.4, roughness_range=(0.3, 0.45), bump=0.25, grain_scale=30)
WALL_Y, PIPE_Y, HEADER_HEIGHT, VALVE_HEIGHT = 0.6, 0.46, 1.5, 1.14
PIPE_XS = (0.12, 0.39, 0.66, 0.93)


def add_valve(x, wheel_material, turn_degrees):
    """Adds a valve with a handwheel, which faces the camera, on an upright pipe."""
    position = Vector((x, PIPE_Y, VALVE_HEIGHT))
    add_turned_shape([(0.03, -0.11), (0.046, -0.11), (0.046, -0.075), (0.036, -0.07), (0.04, -0.045), (0.055, 0), (0.04, 0.045), (0.036, 0.07), (0.046, 0.075), (0.046, 0.11), (0.03, 0.11)], position, BRASS, rounding_passes=1)
    add_turned_shape([(0.034, 0.03), (0.034, 0.075), (0.024, 0.08), (0.024, 0.095), (0.012, 0.1), (0.012, 0.14), (0, 0.14)], position, BRASS, (90, 0, 0), rounding_passes=1)
    wheel = position - Vector((0, 0.13, 0))
    add_tube([(0.078 * math.cos(a), 0, 0.078 * math.sin(a)) for a in [math.pi / 16 * k for k in range(32)]], 0.0095, wheel_material, True, position=wheel)
    for k in range(5):
        a = math.radians(turn_degrees + 72 * k)
        add_tube([(0, 0.004, 0), (0.04 * math.cos(a), 0.006, 0.04 * math.sin(a)), (0.078 * math.cos(a), 0, 0.078 * math.sin(a))], 0.0065, wheel_material, position=wheel)
    add_turned_shape([(0, -0.012), (0.017, -0.012), (0.017, 0.006), (0.008, 0.007), (0.008, 0.014), (0, 0.016)], wheel, wheel_material, (90, 0, 0), rounding_passes=1)


def add_gauge(x, needle_degrees):
    """Adds a round gauge on the header."""
    centre = Vector((x, PIPE_Y - 0.02, HEADER_HEIGHT + 0.175))
    add_rod(0.012, 0.1, (x, PIPE_Y, HEADER_HEIGHT + 0.03), BRASS)
    add_turned_shape([(0, 0), (0.078, 0), (0.082, 0.01), (0.082, 0.038), (0.076, 0.044), (0.071, 0.04), (0.071, 0.034), (0, 0.034)], centre, BRASS, (90, 0, 0), rounding_passes=1)
    dial = centre - Vector((0, 0.0365, 0))
    add_rod(0.0705, 0.002, dial + Vector((0, 0.0015, 0)), ENAMEL, (90, 0, 0), 0)
    for k in range(31):
        a = math.radians(225 - 9 * k)
        inner = 0.052 if k % 5 == 0 else 0.057
        add_tube([dial + Vector((r * math.cos(a), -0.001, r * math.sin(a))) for r in (inner, 0.063)], 0.0011 if k % 5 == 0 else 0.0006, BLACK, is_straight=True)
    a = math.radians(needle_degrees)
    add_tube([dial + Vector((r * math.cos(a), -0.003, r * math.sin(a))) for r in (-0.018, 0.05)], 0.0022, BLACK, is_straight=True, radius_factors=[1.3, 0.4])
    add_rod(0.006, 0.006, dial, BRASS, (90, 0, 0))


add_box((8, 0.2, 2.2), (0, WALL_Y + 0.1, 0.98), LIME, 0, 0)
add_box((8, 0.205, 0.98), (0, WALL_Y + 0.1, 0), DADO, 0, 0.003)
add_box((8, 0.215, 0.022), (0, WALL_Y + 0.1, 0.97), BLACK, 0, 0.004)
add_turned_shape([(0, -0.012), (0.03, -0.01), (0.05, 0), (0.052, 0.02), (0.052, 2.4)], (-0.16, PIPE_Y, HEADER_HEIGHT), COPPER, (0, 90, 0), rounding_passes=1)
for x, wheel_material, turn_degrees in zip(PIPE_XS, (IRON, RED, IRON, IRON), (12, 40, 61, 30)):
    add_rod(0.029, HEADER_HEIGHT, (x, PIPE_Y, 0), COPPER)
    for z in (VALVE_HEIGHT + 0.11, VALVE_HEIGHT - 0.14, HEADER_HEIGHT - 0.085):
        add_turned_shape([(0.029, 0), (0.036, 0.002), (0.036, 0.028), (0.029, 0.03)], (x, PIPE_Y, z), COPPER, rounding_passes=1)
    add_box((0.1, 0.16, 0.03), (x, PIPE_Y + 0.07, 0.78), IRON, 0, 0.006)
    add_turned_shape([(0.03, 0), (0.037, 0.002), (0.037, 0.03), (0.03, 0.032)], (x, PIPE_Y, 0.779), IRON)
    add_valve(x, wheel_material, turn_degrees)
for x, needle_degrees in ((0.255, 128), (0.795, 62)):
    add_gauge(x, needle_degrees)
# A thin pipe bends from the end of the header to the floor
add_tube([(-0.16, PIPE_Y, HEADER_HEIGHT), (-0.36, PIPE_Y, HEADER_HEIGHT), (-0.46, PIPE_Y, HEADER_HEIGHT), (-0.46, PIPE_Y, HEADER_HEIGHT - 0.1), (-0.46, PIPE_Y, 1.2), (-0.46, PIPE_Y, 0)], 0.016, COPPER)
for z in (0.6, 1.3):
    add_box((0.07, 0.16, 0.022), (-0.46, PIPE_Y + 0.07, z), IRON, 0, 0.005)
# The tag, on a chain around the rim of the red wheel
tag = Vector((0.39, PIPE_Y - 0.145, VALVE_HEIGHT - 0.21))
add_plate(get_rounded_rectangle(0.15, 0.082, 0.03), 0.0022, tag, BRASS, (88, 4, 0), [get_circle_points(0.005, 24, (0, 0.029))], 0.0006)
add_text('07.2028', 0.032, 0.0006, tag + Vector((0, -0.0036, -0.02)), BLACK, (88, 4, 0))
for k in range(6):
    add_tube([(0.0045 * math.cos(a), 0, 0.0095 * math.sin(a)) for a in [math.pi / 5 * j for j in range(10)]], 0.0013, STEEL, True, position=tag + Vector((0, 0.003, 0.036 + 0.0155 * k)), rotation_degrees=(0, 0, 90 * (k % 2) + 12))
# The bars of a window, which throw their shadows on the wall
for k in range(4):
    add_box((0.05, 0.04, 3), (-2.6, -1.9 + 0.5 * k, 1.2), WALNUT)
for z in (1.9, 2.5, 3.1):
    add_box((0.04, 3, 0.05), (-2.6, -1.2, z), WALNUT)
add_box((0.04, 8, 1.75), (-2.62, -1, 0), WALNUT)
add_sun((0.8, 0.52, -0.36), 7, '#ffcb8e', 0.9)
add_area_light((1.2, 1.2), (-1.8, -1.2, 2.2), (0.4, 0.5, 1.2), 16, '#d6dde6')
# A bright sheet behind the camera, which the metal mirrors
add_box((2.6, 0.02, 1.8), (1.2, -3.4, -0.1), make_glow('#e9dcc6', 1.1), bevel=0)
set_sky('#c3c6cc', 0.14)
set_camera((0.02, -1.32, 1.22), (0.24, 0.46, 1.25), 34, 3.2, tag)
render_scene(0.45, bloom=0.3)
