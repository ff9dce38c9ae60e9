"""Vasse's drape, Morvino's silk, Strand's cape."""
from math import cos, exp, pi, sin

import bpy
from mathutils import Vector

from forms import ball, box, everything, fillet, lathe, rough, sheet, spline, together, tube
from materials import brass, cloth, silk, wood
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
    size, count = 2.5, 120
    drape = sheet(lambda u, v: ((u - 0.5) * size - 0.3, (v - 0.5) * size * 1.1 - 0.12, 2.5 + 0.05 * sin(9 * u) + 0.2 * (u - 0.5)), count, count, ivory)
    for solid in (body, box((3.1, 2.6, 0.1), linen, (0, 0, -0.1))):
        hit = solid.modifiers.new('collision', 'COLLISION')
        solid.collision.thickness_outer, solid.collision.cloth_friction = 0.012, 40
    floor = everything()[-1]
    stuff = drape.modifiers.new('cloth', 'CLOTH')
    settings, contact = stuff.settings, stuff.collision_settings
    settings.quality, settings.mass, settings.tension_stiffness, settings.bending_stiffness, settings.air_damping = 6, 0.35, 25, 0.6, 2
    contact.distance_min, contact.use_self_collision, contact.self_distance_min = 0.012, True, 0.012
    scene = bpy.context.scene
    stuff.point_cache.frame_end = 75
    for step in range(1, 76):
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


def morvino():
    dyed = silk('#8f2f0c', '#b04a12', 0.3)
    metal = brass(0.18)
    top = 2.02
    for x in (-0.98, 0.98):
        tube([(x, 0.1, 0), (x, 0.1, top)], 0.032, metal)
        lathe(fillet([(0, 0), (0.15, 0), (0.14, 0.04), (0.05, 0.06), (0, 0.06)], 0.015), metal, 64).location = (x, 0.1, 0)
        ball(0.06, metal, (x, 0.1, top + 0.02))
    tube([(-1.08, 0.1, top), (1.08, 0.1, top)], 0.032, metal)
    for x in (-1.1, 1.1):
        ball(0.05, metal, (x, 0.1, top))

    def fall(u, v):
        run, s = -0.95 + 2.88 * v, 2 * u - 1
        drift = 0.75 * rough(u * 2.3, run * 0.25, 3) + 0.2 * rough(u * 6, run * 0.6, 9)
        phase = 2 * pi * (5.4 * u + drift)
        ease = 1 - exp(-abs(run) * 2.2)
        deep = 0.012 + 0.085 * ease * (1 + 0.7 * rough(u * 3, run * 0.3, 5))
        fold = deep * (cos(phase) + 0.25 * cos(2.3 * phase + 4 * drift))
        x = s * (0.55 + 0.13 * ease) + 0.03 * ease * rough(u * 2, run, 2) - 0.02 * ease * sin(2 * phase)
        radius = 0.044
        arc = max(0, min(1, run / 0.138))
        if run < 0:
            return x, 0.1 + radius + 0.15 * ease + 0.7 * fold, top + run
        if arc < 1:
            return x, 0.1 + radius * cos(pi * arc), top + radius * sin(pi * arc) + 0.006 * cos(phase)
        down = run - 0.138
        return x, 0.1 - radius - 0.04 * ease - 0.09 * (down / top) ** 2 - fold - deep * ease, top - down + 0.012 * rough(u * 9, 0, 1)

    sheet(fall, 320, 320, dyed, thickness=0.006)
    together(everything(), (0, 0.2, 0), turn=(0, 0, 14))
    return Still(Shot((0, 0, 1.05), 3.1, 8), Shot((0, -0.1, 1.15), 2.1, 8, 6, 0))


def strand():
    felt = cloth('#1b283e', '#283a58', 0, 0.9, 0.92)
    dark = wood('#2a1b11', '#432c1b', (7, 7, 0.8))
    lathe(fillet([(0, 0), (0.45, 0), (0.45, 0.05), (0.06, 0.08), (0.035, 0.14), (0.035, 1.98), (0, 1.98)], 0.02), dark, 96)
    ball(0.1, dark, (0, 0, 2.1), (1, 1, 1.15))

    def cape(u, v):
        s = 2 * u - 1
        span = 2.72
        a = -pi / 2 + span * s + 0.12
        drop = v
        neck, hem = 0.15, 0.86 + 0.22 * cos(a - 0.5)
        shoulder = min(1, drop / 0.22)
        r = neck + 0.22 * sin(shoulder * pi / 2) + (hem - 0.37) * max(0, (drop - 0.12) / 0.88) ** 1.25
        folds = 0.1 * max(0, (drop - 0.15) / 0.85) ** 1.2
        r += folds * cos(7 * a + 1.3 * rough(s * 1.5, drop, 4) + 0.6) + 0.02 * rough(s * 2, drop * 2, 7) * drop
        sail = 0.42 * max(0, s) ** 3
        z = 2.0 - 0.1 * sin(shoulder * pi / 2) - (1.82 - sail) * max(0, drop - 0.05) ** 1.05
        open_ = 0.16 * drop ** 1.5 * (abs(s) ** 6) * (1 if s > 0 else -0.6)
        return r * cos(a) * 1.08 + open_, r * sin(a) * 0.86 - abs(open_) * 0.6, z

    sheet(cape, 260, 110, felt, thickness=0.034, bevel=0.012, subdivide=1)

    def collar(u, v):
        a = -pi / 2 + 2.45 * (2 * u - 1)
        r = 0.16 + 0.05 * v + 0.03 * sin(pi * v)
        return r * cos(a), r * sin(a), 1.96 + 0.2 * v - 0.03 * cos(a + pi / 2) * v

    sheet(collar, 90, 16, felt, thickness=0.03, bevel=0.01, subdivide=1)
    ball(0.032, brass(0.3), Vector(cape(0.04, 0.1)) + Vector((0, -0.03, 0)))
    together(everything(), turn=(0, 0, 32))
    return Still(Shot((0, 0, 1.08), 3.1, 6), Shot((0, -0.1, 1.35), 2.1, 7, 8, 0), light=1.2)


HOUSES = {'vasse': vasse, 'morvino': morvino, 'strand': strand}
