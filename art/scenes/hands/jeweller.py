"""A jeweller's bench: rings, stones in a dish, gravers, a saw and a ring stick."""
from bench import *

BEECH = make_wood('#7a5836', '#b58a5a', 'x', 0.5, 20)
SUEDE = make_material('#6b4a33', '#8e6648', 5, roughness_range=(0.9, 0.98), bump=0.3, grain_scale=700)
GOLD = make_metal('#a8762c', '#f0c470', (0.15, 0.28), 60)
DISH = make_material('#c9c4ba', '#e6e2d9', 6, roughness_range=(0.15, 0.25))
STONES = [make_material(dark, light, roughness_range=(0.02, 0.05), transmission=0.5) for dark, light in (('#0d3a28', '#1f7a56'), ('#51091b', '#a3173a'), ('#10204f', '#2c52a8'), ('#8f9298', '#dfe4ea'))]
for k in range(5):
    add_box((1.8, 0.198, 0.05), (0.2, -0.4 + k * 0.2, -0.05), BEECH, 0, 0.002)
add_plate(get_rounded_rectangle(0.27, 0.2, 0.012), 0.0025, (-0.03, 0.005, 0.0015), SUEDE, (0, 0, -5), bevel=0.0008)


def add_ring(position, radius=0.0095, width=0.0013, tilt=(0, 0, 0)):
    add_tube([(radius * math.cos(2 * math.pi * k / 24), radius * math.sin(2 * math.pi * k / 24), 0) for k in range(24)], width, GOLD, True, position=position, rotation_degrees=tilt)


def add_graver(position, rotation_degrees, length):
    """Adds a graver that lies on its side."""
    position = Vector(position) + Vector((0, 0, 0.012))
    add_turned_shape([(0, 0), (0.014, 0.002), (0.016, 0.01), (0.011, 0.018), (0.007, 0.03), (0.0075, 0.042), (0.004, 0.046)], position, WALNUT, (90, 0, rotation_degrees), rounding_passes=2, steps=32)
    add_turned_shape([(0.0018, 0.04), (0.0018, 0.046 + length), (0.0003, 0.052 + length)], position, STEEL, (92, 0, rotation_degrees), steps=6)


for x, y in ((0.06, 0.06), (0.083, 0.045), (0.07, 0.025)):
    add_ring((x, y, 0.005))
for k, rotation_degrees in enumerate((58, 70, 81)):
    add_graver((-0.285 + 0.036 * k, -0.085 - 0.022 * k, 0), rotation_degrees + 80, 0.055)
add_turned_shape([(0, 0), (0.03, 0), (0.036, 0.003), (0.039, 0.011), (0.037, 0.011), (0.033, 0.005), (0, 0.0045)], (0.235, 0.02, 0), DISH)
for k in range(26):
    angle, distance, size = random.uniform(0, 6.28), 0.026 * math.sqrt(random.random()), random.uniform(0.7, 1.3)
    add_turned_shape([(0, 0.001 * size), (0.0028 * size, 0.003 * size), (0.003 * size, 0.0034 * size), (0.0018 * size, 0.0046 * size), (0, 0.0046 * size)], (0.235 + distance * math.cos(angle), 0.02 + distance * math.sin(angle), 0.0045), random.choice(STONES), random.uniform(0, 90), steps=8)
# The ring stick, the saw, a polished block and a loupe
add_turned_shape([(0, 0), (0.0145, 0), (0.0145, 0.07), (0.012, 0.074), (0.0118, 0.08), (0.0065, 0.27), (0, 0.271)], (-0.29, 0.135, 0.0145), STEEL, (90, 0, 82))
add_tube([(0.07, 0.115, 0.012), (0.07, 0.19, 0.012), (0.24, 0.17, 0.012), (0.24, 0.095, 0.012)], 0.0032, STEEL, is_straight=True)
add_tube([(0.07, 0.117, 0.012), (0.24, 0.097, 0.012)], 0.0005, STEEL, is_straight=True)
add_turned_shape([(0, 0), (0.009, 0.002), (0.0125, 0.03), (0.009, 0.07), (0.012, 0.09), (0, 0.094)], (0.245, 0.112, 0.0125), WALNUT, (90, 0, 97), rounding_passes=2)
add_box((0.055, 0.055, 0.02), (0.225, -0.1, 0), STEEL, 14, 0.003)
add_ring((0.222, -0.098, 0.0215))
add_turned_shape([(0.016, 0), (0.018, 0.001), (0.018, 0.016), (0.016, 0.018)], (-0.13, 0.17, 0), BLACK)
add_box((0.05, 0.034, 0.016), (-0.05, 0.165, 0), OXBLOOD, -16, 0.004)
render_table(key_colour='#ffd5a2')
