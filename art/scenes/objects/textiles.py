"""Vasse's drape, Morvino's silk, Strand's cape."""
from math import cos, exp, pi, sin

import bpy
from mathutils import Vector

from forms import ball, box, everything, fillet, lathe, rough, sheet, spline, together, tube
from materials import Shader, brass, cloth, wood
from studio import Shot, Still

FORM = [(0.0, 0.0, 0.86), (0.36, 0.26, 0.86), (0.4, 0.3, 0.95), (0.36, 0.26, 1.12), (0.3, 0.22, 1.32), (0.34, 0.27, 1.52), (0.4, 0.31, 1.7), (0.42, 0.27, 1.88), (0.36, 0.2, 2.0),
        (0.2, 0.14, 2.07), (0.12, 0.11, 2.12), (0.105, 0.1, 2.24), (0.0, 0.0, 2.24)]


def vasse():
    linen, dark = cloth('#a89a84', '#bdb09a', 60), wood('#24160e', '#3d2617', (7, 7, 0.8))
    line = spline([(w, d, z) for w, d, z in FORM], 140)

    def torso(u, v):
        w, d, z = line[min(int(v * 140), 140)]
        a = 2 * pi * u
        return w * cos(a), d * sin(a) * (1.15 if sin(a) < 0 and 1.45 < z < 1.85 else 1), z

    body = sheet(torso, 96, 140, linen, closed=True)
    lathe(fillet([(0, 2.24), (0.11, 2.24), (0.112, 2.27), (0.05, 2.31), (0.035, 2.36), (0.06, 2.42), (0, 2.45)], 0.02), dark, 64)
    lathe(fillet([(0, 0), (0.4, 0), (0.4, 0.05), (0.12, 0.1), (0.055, 0.18), (0.05, 0.6), (0.075, 0.66), (0.05, 0.72), (0.05, 0.88), (0, 0.88)], 0.03), dark, 96)
    ivory = cloth('#d3c7b2', '#e2d8c6', 90, 0.5, 0.75)
    count = 80
    drape = sheet(lambda u, v: ((u - 0.5) * 2.5 - 0.34, (v - 0.5) * 3.5 - 0.1, 2.5 + 0.05 * sin(9 * u) + 0.2 * (u - 0.5)), count, count, ivory)
    for solid in (body, box((3.1, 2.6, 0.1), linen, (0, 0, -0.1))):
        hit = solid.modifiers.new('collision', 'COLLISION')
        solid.collision.thickness_outer, solid.collision.cloth_friction = 0.012, 40
    floor = everything()[-1]
    stuff = drape.modifiers.new('cloth', 'CLOTH')
    settings, contact = stuff.settings, stuff.collision_settings
    settings.quality, settings.mass, settings.tension_stiffness, settings.bending_stiffness, settings.air_damping = 4, 0.35, 25, 0.6, 2
    contact.distance_min = 0.012
    scene = bpy.context.scene
    stuff.point_cache.frame_end = 60
    for step in range(1, 61):
        scene.frame_set(step)
    depsgraph = bpy.context.evaluated_depsgraph_get()
    shape = bpy.data.meshes.new_from_object(drape.evaluated_get(depsgraph))
    drape.modifiers.clear()
    drape.data = shape
    solid = drape.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness = 0.012
    fine = drape.modifiers.new('subdivide', 'SUBSURF')
    fine.levels = fine.render_levels = 2
    bpy.data.objects.remove(floor)
    together(everything(), turn=(0, 0, 12))
    return Still(Shot((0, 0, 1.12), 3.1, 6), Shot((0, -0.2, 1.45), 2.0, 7, 6, 0))


def dipped(top, bottom, height):
    """Silk dyed in a vat, from one colour to another."""
    shader = Shader(Sheen=0.4, Sheen_Tint=0.9, Specular=0.5, Roughness=0.3, Clearcoat=0.12, Clearcoat_Roughness=0.3)
    level = shader.node('SeparateXYZ', {'Vector': shader.place((1, 1, 1 / height))}).outputs['Z']
    cloud = shader.node('Math', {0: level, 1: shader.noise(2.5, 5)}, operation='ADD')
    shader.vary(shader.node('Math', {0: cloud.outputs[0], 1: 0.5}, operation='SUBTRACT').outputs[0], bottom, top, 0.1, 0.9)
    return shader.bump(shader.noise(240, 2, (1, 1, 0.2)), 0.05, 0.004).material


def morvino():
    dyed = dipped('#c4691a', '#7d120f', 2.0)
    metal = brass(0.18)
    top = 2.02
    for x in (-0.98, 0.98):
        tube([(x, 0.1, 0), (x, 0.1, top)], 0.032, metal)
        lathe(fillet([(0, 0), (0.15, 0), (0.14, 0.04), (0.05, 0.06), (0, 0.06)], 0.015), metal, 64).location = (x, 0.1, 0)
        ball(0.06, metal, (x, 0.1, top + 0.02))
    tube([(-1.08, 0.1, top), (1.08, 0.1, top)], 0.032, metal)
    for x in (-1.1, 1.1):
        ball(0.05, metal, (x, 0.1, top))

    bend, straight = 0.12, top - 0.14

    def fall(u, v):
        """Gathered on the rod, it opens like a fan, meets the stone, and runs forward over it."""
        run, s = -1.05 + 3.6 * v, 2 * u - 1
        drift = 0.8 * rough(u * 2.2, run * 0.22, 3) + 0.3 * rough(u * 5, run * 0.4, 9)
        phase = 2 * pi * (8.3 * u + drift)
        ease = 1 - exp(-abs(run) * 1.5)
        deep = 0.016 + 0.06 * ease * (1 + 0.8 * rough(u * 3.5, run * 0.3, 5))
        fold = deep * (1 + cos(phase) + 0.35 * cos(1.7 * phase + 5 * drift))
        x = s * (0.36 + 0.3 * ease + 0.05 * run) + 0.05 * ease * rough(u * 2, run * 0.8, 2) - 0.012 * ease * sin(2 * phase)
        radius, arc = 0.044, 0.138
        if run < 0:
            return x, 0.1 + radius + 0.12 * ease + 0.7 * fold, top + run
        if run < arc:
            a = pi * run / arc
            return x, 0.1 + radius * cos(a) - fold * 0.3 * (run / arc), top + radius * sin(a) + 0.3 * fold * sin(a)
        down = run - arc
        turn = max(0, min(pi / 2, (down - straight) / bend))
        pool = max(0, down - straight - bend * pi / 2)
        y = -bend * (1 - cos(turn)) - pool
        z = top - down if down < straight else 0.14 - bend * sin(turn)
        lift = (0.3 + 0.7 * min(1, down * 2)) * fold * (1 - 0.55 * turn / (pi / 2))
        ripple = 0.05 * (turn > 1.5) * (1 + sin(9 * pool + 3 * s + 4 * rough(u * 2, 0, 1))) * min(1, pool * 6)
        return x, 0.1 - radius - 0.05 * ease + y - lift * cos(turn), z + lift * sin(turn) + ripple

    sheet(fall, 360, 360, dyed, thickness=0.006)
    together(everything(), (0, 0.2, 0), turn=(0, 0, 14))
    return Still(Shot((0, 0, 1.05), 3.1, 8), Shot((0, -0.1, 1.15), 2.1, 8, 6, 0))


def strand():
    felt = cloth('#1b283e', '#283a58', 0, 0.9, 0.92)
    dark = wood('#2a1b11', '#432c1b', (7, 7, 0.8))
    lathe(fillet([(0, 0), (0.45, 0), (0.45, 0.05), (0.06, 0.08), (0.035, 0.14), (0.035, 1.98), (0, 1.98)], 0.02), dark, 96)
    ball(0.1, dark, (0, 0, 2.1), (1, 1, 1.15))

    def cape(u, v):
        s = 2 * u - 1
        a = pi / 2 + 2.98 * s + 0.1
        drop = v
        neck, hem = 0.15, 0.8 + 0.2 * cos(a - 0.5)
        shoulder = min(1, drop / 0.22)
        r = neck + 0.22 * sin(shoulder * pi / 2) + (hem - 0.37) * max(0, (drop - 0.12) / 0.88) ** 1.25
        folds = 0.17 * max(0, (drop - 0.1) / 0.9) ** 1.1
        r += folds * cos(7 * a + 1.3 * rough(s * 1.5, drop, 4) + 0.6) + 0.02 * rough(s * 2, drop * 2, 7) * drop
        sail = 0.5 * max(0, s) ** 4
        z = 2.0 - 0.1 * sin(shoulder * pi / 2) - (1.82 - sail) * max(0, drop - 0.05) ** 1.05
        open_ = 0.16 * drop ** 1.5 * (abs(s) ** 6) * (1 if s > 0 else -0.6)
        return r * cos(a) * 1.08 + open_, r * sin(a) * 0.86 - abs(open_) * 0.6, z

    sheet(cape, 260, 110, felt, thickness=0.034, bevel=0.012, subdivide=1)

    def collar(u, v):
        a = pi / 2 + 2.75 * (2 * u - 1)
        r = 0.16 + 0.05 * v + 0.03 * sin(pi * v)
        return r * cos(a), r * sin(a), 1.96 + 0.2 * v 

    sheet(collar, 90, 16, felt, thickness=0.03, bevel=0.01, subdivide=1)
    ball(0.032, brass(0.3), Vector(cape(0.985, 0.06)) + Vector((0, -0.03, 0)))
    together(everything(), turn=(0, 0, 20))
    return Still(Shot((0, 0, 1.08), 3.1, 6), Shot((0, -0.1, 1.35), 2.1, 7, 8, 0), light=1.2)


HOUSES = {'vasse': vasse, 'morvino': morvino, 'strand': strand}
