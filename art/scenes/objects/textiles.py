"""Vasse's drape, Morvino's silk, Strand's cape."""
from math import cos, exp, pi, sin

import bpy
from mathutils import Vector

from shapes import add_ball, add_box, get_all_objects, round_corners, add_turned_shape, get_noise, add_surface, interpolate_curve, move_objects, add_tube
from materials import ShaderBuilder, make_brass, make_cloth, make_wood
from studio import StudioSettings

TORSO_SECTIONS = [(0.0, 0.0, 0.86), (0.36, 0.26, 0.86), (0.4, 0.3, 0.95), (0.36, 0.26, 1.12), (0.3, 0.22, 1.32), (0.34, 0.27, 1.52), (0.4, 0.31, 1.7), (0.42, 0.27, 1.88), (0.36, 0.2, 2.0),
        (0.2, 0.14, 2.07), (0.12, 0.11, 2.12), (0.105, 0.1, 2.24), (0.0, 0.0, 2.24)]


def build_vasse():
    linen, dark = make_cloth('#a89a84', '#bdb09a', 60), make_wood('#24160e', '#3d2617', (7, 7, 0.8))
    torso_profile = interpolate_curve([(w, d, z) for w, d, z in TORSO_SECTIONS], 140)

    def get_torso_point(u, v):
        w, d, z = torso_profile[min(int(v * 140), 140)]
        a = 2 * pi * u
        return w * cos(a), d * sin(a) * (1.15 if sin(a) < 0 and 1.45 < z < 1.85 else 1), z

    body = add_surface(get_torso_point, 96, 140, linen, is_closed=True)
    add_turned_shape(round_corners([(0, 2.24), (0.11, 2.24), (0.112, 2.27), (0.05, 2.31), (0.035, 2.36), (0.06, 2.42), (0, 2.45)], 0.02), dark, 64)
    add_turned_shape(round_corners([(0, 0), (0.4, 0), (0.4, 0.05), (0.12, 0.1), (0.055, 0.18), (0.05, 0.6), (0.075, 0.66), (0.05, 0.72), (0.05, 0.88), (0, 0.88)], 0.03), dark, 96)
    ivory = make_cloth('#d3c7b2', '#e2d8c6', 90, 0.5, 0.75)
    count = 80
    drape = add_surface(lambda u, v: ((u - 0.5) * 2.5 - 0.34, (v - 0.5) * 3.5 - 0.1, 2.5 + 0.05 * sin(9 * u) + 0.2 * (u - 0.5)), count, count, ivory)
    for body_object in (body, add_box((3.1, 2.6, 0.1), linen, (0, 0, -0.1))):
        collision = body_object.modifiers.new('collision', 'COLLISION')
        body_object.collision.thickness_outer, body_object.collision.cloth_friction = 0.012, 40
    floor = get_all_objects()[-1]
    cloth_modifier = drape.modifiers.new('cloth', 'CLOTH')
    settings, collision_settings = cloth_modifier.settings, cloth_modifier.collision_settings
    settings.quality, settings.mass, settings.tension_stiffness, settings.bending_stiffness, settings.air_damping = 4, 0.35, 25, 0.6, 2
    collision_settings.distance_min = 0.012
    scene = bpy.context.scene
    cloth_modifier.point_cache.frame_end = 60
    for step in range(1, 61):
        scene.frame_set(step)
    depsgraph = bpy.context.evaluated_depsgraph_get()
    draped_mesh = bpy.data.meshes.new_from_object(drape.evaluated_get(depsgraph))
    drape.modifiers.clear()
    drape.data = draped_mesh
    body_object = drape.modifiers.new('solid', 'SOLIDIFY')
    body_object.thickness = 0.012
    subdivision = drape.modifiers.new('subdivide', 'SUBSURF')
    subdivision.levels = subdivision.render_levels = 2
    bpy.data.objects.remove(floor)
    move_objects(get_all_objects(), rotation_degrees=(0, 0, 12))
    return StudioSettings(light_factor=0.85)


def make_dip_dyed_silk(top, bottom, height):
    """Silk that was dipped in a dye vat, so that one colour runs into another."""
    shader = ShaderBuilder(Sheen=0.4, Sheen_Tint=0.9, Specular=0.5, Roughness=0.3, Clearcoat=0.12, Clearcoat_Roughness=0.3)
    level = shader.add_node('SeparateXYZ', {'Vector': shader.add_mapping((1, 1, 1 / height))}).outputs['Z']
    cloudy_level = shader.add_node('Math', {0: level, 1: shader.add_noise(2.5, 5)}, operation='ADD')
    shader.mix_colours(shader.add_node('Math', {0: cloudy_level.outputs[0], 1: 0.5}, operation='SUBTRACT').outputs[0], bottom, top, 0.1, 0.9)
    return shader.add_bump(shader.add_noise(240, 2, (1, 1, 0.2)), 0.05, 0.004).material


def build_morvino():
    dyed_silk = make_dip_dyed_silk('#c4691a', '#7d120f', 2.0)
    metal = make_brass(0.18)
    top = 2.02
    for x in (-0.98, 0.98):
        add_tube([(x, 0.1, 0), (x, 0.1, top)], 0.032, metal)
        add_turned_shape(round_corners([(0, 0), (0.15, 0), (0.14, 0.04), (0.05, 0.06), (0, 0.06)], 0.015), metal, 64).location = (x, 0.1, 0)
        add_ball(0.06, metal, (x, 0.1, top + 0.02))
    add_tube([(-1.08, 0.1, top), (1.08, 0.1, top)], 0.032, metal)
    for x in (-1.1, 1.1):
        add_ball(0.05, metal, (x, 0.1, top))

    bend_radius, hanging_length = 0.12, top - 0.14

    def get_silk_point(u, v):
        """Silk that is gathered on the rod, opens like a fan, meets the stone, and runs forward over it."""
        distance, side = -1.05 + 3.6 * v, 2 * u - 1
        drift = 0.8 * get_noise(u * 2.2, distance * 0.22, 3) + 0.3 * get_noise(u * 5, distance * 0.4, 9)
        phase = 2 * pi * (8.3 * u + drift)
        opening = 1 - exp(-abs(distance) * 1.5)
        fold_depth = 0.016 + 0.06 * opening * (1 + 0.8 * get_noise(u * 3.5, distance * 0.3, 5))
        fold = fold_depth * (1 + cos(phase) + 0.35 * cos(1.7 * phase + 5 * drift))
        x = side * (0.36 + 0.3 * opening + 0.05 * distance) + 0.05 * opening * get_noise(u * 2, distance * 0.8, 2) - 0.012 * opening * sin(2 * phase)
        radius, rod_arc_length = 0.044, 0.138
        if distance < 0:
            return x, 0.1 + radius + 0.12 * opening + 0.7 * fold, top + distance
        if distance < rod_arc_length:
            a = pi * distance / rod_arc_length
            return x, 0.1 + radius * cos(a) - fold * 0.3 * (distance / rod_arc_length), top + radius * sin(a) + 0.3 * fold * sin(a)
        distance_down = distance - rod_arc_length
        bend_angle = max(0, min(pi / 2, (distance_down - hanging_length) / bend_radius))
        pooled_length = max(0, distance_down - hanging_length - bend_radius * pi / 2)
        y = -bend_radius * (1 - cos(bend_angle)) - pooled_length
        z = top - distance_down if distance_down < hanging_length else 0.14 - bend_radius * sin(bend_angle)
        lift = (0.3 + 0.7 * min(1, distance_down * 2)) * fold * (1 - 0.55 * bend_angle / (pi / 2))
        ripple = 0.05 * (bend_angle > 1.5) * (1 + sin(9 * pooled_length + 3 * side + 4 * get_noise(u * 2, 0, 1))) * min(1, pooled_length * 6)
        return x, 0.1 - radius - 0.05 * opening + y - lift * cos(bend_angle), z + lift * sin(bend_angle) + ripple

    add_surface(get_silk_point, 360, 360, dyed_silk, thickness=0.006)
    move_objects(get_all_objects(), (0, 0.2, 0), rotation_degrees=(0, 0, 14))
    return StudioSettings()


def build_strand():
    felt = make_cloth('#1b283e', '#283a58', 0, 0.9, 0.92)
    dark_wood = make_wood('#2a1b11', '#432c1b', (7, 7, 0.8))
    add_turned_shape(round_corners([(0, 0), (0.45, 0), (0.45, 0.05), (0.06, 0.08), (0.035, 0.14), (0.035, 1.98), (0, 1.98)], 0.02), dark_wood, 96)
    add_ball(0.1, dark_wood, (0, 0, 2.1), (1, 1, 1.15))

    def get_cape_point(u, v):
        side = 2 * u - 1
        a = pi / 2 + 2.98 * side + 0.1
        drop = v
        neck, hem = 0.15, 0.8 + 0.2 * cos(a - 0.5)
        shoulder = min(1, drop / 0.22)
        r = neck + 0.22 * sin(shoulder * pi / 2) + (hem - 0.37) * max(0, (drop - 0.12) / 0.88) ** 1.25
        folds = 0.17 * max(0, (drop - 0.1) / 0.9) ** 1.1
        r += folds * cos(7 * a + 1.3 * get_noise(side * 1.5, drop, 4) + 0.6) + 0.02 * get_noise(side * 2, drop * 2, 7) * drop
        sail = 0.5 * max(0, side) ** 4
        z = 2.0 - 0.1 * sin(shoulder * pi / 2) - (1.82 - sail) * max(0, drop - 0.05) ** 1.05
        opening = 0.16 * drop ** 1.5 * (abs(side) ** 6) * (1 if side > 0 else -0.6)
        return r * cos(a) * 1.08 + opening, r * sin(a) * 0.86 - abs(opening) * 0.6, z

    add_surface(get_cape_point, 260, 110, felt, thickness=0.034, bevel=0.012, subdivide=1)

    def get_collar_point(u, v):
        a = pi / 2 + 2.75 * (2 * u - 1)
        r = 0.16 + 0.05 * v + 0.03 * sin(pi * v)
        return r * cos(a), r * sin(a), 1.96 + 0.2 * v 

    add_surface(get_collar_point, 90, 16, felt, thickness=0.03, bevel=0.01, subdivide=1)
    add_ball(0.032, make_brass(0.3), Vector(get_cape_point(0.985, 0.06)) + Vector((0, -0.03, 0)))
    move_objects(get_all_objects(), rotation_degrees=(0, 0, 20))
    return StudioSettings(light_factor=1.2)


HOUSE_BUILDERS = {'vasse': build_vasse, 'morvino': build_morvino, 'strand': build_strand}
