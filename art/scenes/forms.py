"""Shapes for the studio: each function adds one object to the scene and returns it.

One unit is about half the height of an object: every house's object stands on z = 0 and is some 2 units tall.
"""
from math import cos, pi, radians, sin

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector, noise


def mesh(verts, faces, material, smooth=True, bevel=0, subdivide=0, thickness=0, sharp=40):
    data = bpy.data.meshes.new('form')
    data.from_pydata([tuple(v) for v in verts], [], faces)
    data.update()
    data.polygons.foreach_set('use_smooth', [smooth] * len(data.polygons))
    data.use_auto_smooth, data.auto_smooth_angle = smooth, radians(sharp)
    thing = bpy.data.objects.new('form', data)
    bpy.context.collection.objects.link(thing)
    data.materials.append(material)
    if thickness:
        solid = thing.modifiers.new('solid', 'SOLIDIFY')
        solid.thickness, solid.offset = thickness, 0
    if bevel:
        edge = thing.modifiers.new('bevel', 'BEVEL')
        edge.width, edge.segments, edge.limit_method, edge.harden_normals = bevel, 4, 'ANGLE', smooth
    if subdivide:
        level = thing.modifiers.new('subdivide', 'SUBSURF')
        level.levels = level.render_levels = subdivide
    return thing


def fillet(points, radius, steps=6):
    """The polyline with its inner corners rounded."""
    points = [Vector(p) for p in points]
    out = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        a, b = before - corner, after - corner
        reach = min(radius, a.length * 0.49, b.length * 0.49)
        start, end = corner + a.normalized() * reach, corner + b.normalized() * reach
        for i in range(steps + 1):
            t = i / steps
            out.append(start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t ** 2)
    return out + [points[-1]]


def spline(points, count=64, closed=False):
    """Points at even steps of a smooth curve through the given ones."""
    points = [Vector(p) for p in points]
    size = len(points)
    at = (lambda i: points[i % size]) if closed else (lambda i: points[min(max(i, 0), size - 1)])
    spans = size if closed else size - 1
    out = []
    for k in range(count if closed else count + 1):
        place = k * spans / count
        i = min(int(place), spans - 1)
        t = place - i
        a, b, c, d = at(i - 1), at(i), at(i + 1), at(i + 2)
        out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3))
    return out


def lathe(profile, material, steps=128, shape=None, **options):
    """A profile of (radius, height) turned about z; `shape` moves a point (angle, radius, height)."""
    shape = shape or (lambda angle, r, z: (r * cos(angle), r * sin(angle), z))
    rows = len(profile)
    verts = [shape(2 * pi * i / steps, max(p[0], 1e-4), p[1]) for i in range(steps) for p in profile]
    faces = [
        (i * rows + j, (i + 1) % steps * rows + j, (i + 1) % steps * rows + j + 1, i * rows + j + 1)
        for i in range(steps) for j in range(rows - 1)
    ]
    return mesh(verts, faces, material, **options)


def sheet(place, across, along, material, closed=False, **options):
    """A surface through place(u, v), both from 0 to 1; closed joins u = 1 to u = 0."""
    columns = across if closed else across + 1
    verts = [place(i / across, j / along) for i in range(columns) for j in range(along + 1)]
    rows = along + 1
    faces = [
        (i * rows + j, (i + 1) % columns * rows + j, (i + 1) % columns * rows + j + 1, i * rows + j + 1)
        for i in range(across) for j in range(along)
    ]
    return mesh(verts, faces, material, **options)


def box(size, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.02, taper=1):
    """A block that stands on the point `at`; its top is `taper` times as large."""
    x, y, z = size[0] / 2, size[1] / 2, size[2]
    verts = [(sx * x * k, sy * y * k, h) for h, k in ((0, 1), (z, taper)) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return move(mesh(verts, faces, material, bevel=bevel), at, turn)


def tube(points, radius, material, closed=False, taper=None, round_=8):
    """A round wire through the points; `taper` is a factor of the radius at each place from 0 to 1."""
    data = bpy.data.curves.new('wire', 'CURVE')
    data.dimensions, data.bevel_depth, data.bevel_resolution = '3D', radius, round_
    data.use_fill_caps = True
    line = data.splines.new('POLY')
    line.points.add(len(points) - 1)
    for i, (point, place) in enumerate(zip(line.points, points)):
        point.co = (*place, 1)
        point.radius = taper(i / (len(points) - 1)) if taper else 1
    line.use_cyclic_u, line.use_smooth = closed, True
    thing = bpy.data.objects.new('wire', data)
    bpy.context.collection.objects.link(thing)
    data.materials.append(material)
    return thing


def ring(radius, wire, material, at=(0, 0, 0), turn=(0, 0, 0), steps=96):
    points = [(radius * cos(2 * pi * i / steps), radius * sin(2 * pi * i / steps), 0) for i in range(steps)]
    return move(tube(points, wire, material, closed=True), at, turn)


def ball(radius, material, at=(0, 0, 0), scale=(1, 1, 1)):
    profile = [(radius * sin(pi * i / 32), -radius * cos(pi * i / 32)) for i in range(33)]
    thing = lathe(profile, material, 48)
    thing.scale = scale
    return move(thing, at)


def move(thing, at=(0, 0, 0), turn=(0, 0, 0)):
    """Turns by degrees about x, y, z, then moves."""
    thing.matrix_world = Matrix.Translation(at) @ Euler([radians(a) for a in turn]).to_matrix().to_4x4() @ thing.matrix_basis
    return thing


def together(things, at=(0, 0, 0), turn=(0, 0, 0)):
    """Moves several objects as one."""
    for thing in things:
        move(thing, at, turn)
    return things


def everything():
    """All objects made so far."""
    return list(bpy.context.collection.objects)


def rest(things, at=(0, 0)):
    """Moves several objects down or up until the lowest point is on z = 0, and to a place on the ground."""
    depsgraph = bpy.context.evaluated_depsgraph_get()
    low = 0
    for k, thing in enumerate(things):
        shape = thing.evaluated_get(depsgraph).to_mesh()
        lowest = min((thing.matrix_world @ vertex.co).z for vertex in shape.vertices)
        low = lowest if k == 0 else min(low, lowest)
    return together(things, (*at, -low))


def again(thing, matrix):
    """A further copy, which shares the shape, at the matrix."""
    other = thing.copy()
    other.matrix_world = matrix
    bpy.context.collection.objects.link(other)
    return other


def frame(at, along, up=(0, 0, 1)):
    """The matrix of an object at a place whose x axis runs along a direction."""
    x = Vector(along).normalized()
    y = Vector(up).cross(x).normalized()
    z = x.cross(y)
    return Matrix.Translation(at) @ Matrix((x, y, z)).transposed().to_4x4()


def row(points, step):
    """Places at even distances along a polyline, each with its direction."""
    points = [Vector(p) for p in points]
    left, out = step / 2, []
    for a, b in zip(points, points[1:]):
        span = (b - a).length
        while left <= span:
            out.append((a.lerp(b, left / span), (b - a).normalized()))
            left += step
        left -= span
    return out


def stitches(points, material, up=(0, -1, 0), step=0.045, wire=0.006):
    """Saddle stitches along a seam: short threads, slightly slanted; `up` leads away from the surface."""
    half = step * 0.36
    first = tube([(-half, -half * 0.25, -wire), (-half * 0.6, 0, wire * 0.5), (half * 0.6, 0, wire * 0.5),
                  (half, half * 0.25, -wire)], wire, material, round_=3)
    for place, along in row(points, step):
        again(first, frame(place, along, up(place) if callable(up) else up))
    bpy.data.objects.remove(first)


def chain(points, material, link=0.05, wire=0.008):
    """A chain of oval links along a polyline."""
    oval = [(link * 0.72 * cos(a), link * 0.45 * sin(a), 0) for a in np.linspace(0, 2 * pi, 24, endpoint=False)]
    first = tube(oval, wire, material, closed=True, round_=4)
    for i, (place, along) in enumerate(row(points, link * 1.02)):
        up = Vector((0, -1, 0.35)) if abs(along.z) < 0.97 else Vector((0, -1, 0))
        again(first, frame(place, along, up) @ Matrix.Rotation(radians(45 + 90 * (i % 2)), 4, 'X'))
    bpy.data.objects.remove(first)


def facets(rings, material):
    """A cut stone: rings of (radius, height, corners, first angle in steps) from the top, closed at both ends by a face."""
    import bmesh
    data = bpy.data.meshes.new('stone')
    body = bmesh.new()
    for radius, height, corners, first in rings:
        for k in range(corners):
            angle = 2 * pi * (k + first) / corners
            body.verts.new((radius * cos(angle), radius * sin(angle), height))
    bmesh.ops.convex_hull(body, input=body.verts)
    bmesh.ops.dissolve_limit(body, angle_limit=radians(1), verts=body.verts, edges=body.edges)
    body.to_mesh(data)
    data.materials.append(material)
    thing = bpy.data.objects.new('stone', data)
    bpy.context.collection.objects.link(thing)
    return thing


def brilliant(radius, material):
    """A round brilliant, its girdle at z = 0."""
    cut = [(0.55, 0.33, 8, 0), (0.8, 0.2, 8, 0.5), (1, 0.025, 16, 0.5), (1, -0.025, 16, 0.5), (0.42, -0.62, 8, 0), (0.03, -0.88, 8, 0)]
    return facets([(r * radius, z * radius, n, f) for r, z, n, f in cut], material)


def rough(x, y, z, scale=1):
    """Smooth noise between about -1 and 1."""
    return noise.noise(Vector((x, y, z)) * scale)
