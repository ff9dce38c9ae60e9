"""Shapes for the studio: functions that add objects to the scene, and functions that move them.

One unit is about half the height of a house's object, which stands on z = 0 and is about 2 units tall.
"""
from math import cos, pi, radians, sin

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector, noise


def add_mesh(vertices, faces, material, smooth=True, bevel=0, subdivide=0, thickness=0, sharp_angle_degrees=40):
    mesh_data = bpy.data.meshes.new('form')
    mesh_data.from_pydata([tuple(v) for v in vertices], [], faces)
    mesh_data.update()
    mesh_data.polygons.foreach_set('use_smooth', [smooth] * len(mesh_data.polygons))
    mesh_data.use_auto_smooth, mesh_data.auto_smooth_angle = smooth, radians(sharp_angle_degrees)
    obj = bpy.data.objects.new('form', mesh_data)
    bpy.context.collection.objects.link(obj)
    mesh_data.materials.append(material)
    if thickness:
        solidify = obj.modifiers.new('solid', 'SOLIDIFY')
        solidify.thickness, solidify.offset = thickness, 0
    if bevel:
        bevel_modifier = obj.modifiers.new('bevel', 'BEVEL')
        bevel_modifier.width, bevel_modifier.segments, bevel_modifier.limit_method, bevel_modifier.harden_normals = bevel, 4, 'ANGLE', smooth
    if subdivide:
        subdivision = obj.modifiers.new('subdivide', 'SUBSURF')
        subdivision.levels = subdivision.render_levels = subdivide
    return obj


def round_corners(points, radius, steps=6):
    """Rounds all corners of a polyline but its ends."""
    points = [Vector(p) for p in points]
    rounded_points = [points[0]]
    for previous, corner, following in zip(points, points[1:], points[2:]):
        to_previous, to_next = previous - corner, following - corner
        cut_length = min(radius, to_previous.length * 0.49, to_next.length * 0.49)
        start, end = corner + to_previous.normalized() * cut_length, corner + to_next.normalized() * cut_length
        for i in range(steps + 1):
            t = i / steps
            rounded_points.append(start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t ** 2)
    return rounded_points + [points[-1]]


def interpolate_curve(points, count=64, is_closed=False):
    """Draws a smooth curve through points, and returns points at even steps along it."""
    points = [Vector(p) for p in points]
    point_count = len(points)
    get_point = (lambda i: points[i % point_count]) if is_closed else (lambda i: points[min(max(i, 0), point_count - 1)])
    span_count = point_count if is_closed else point_count - 1
    curve = []
    for k in range(count if is_closed else count + 1):
        curve_position = k * span_count / count
        i = min(int(curve_position), span_count - 1)
        t = curve_position - i
        a, b, c, d = get_point(i - 1), get_point(i), get_point(i + 1), get_point(i + 2)
        curve.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3))
    return curve


def add_turned_shape(profile, material, steps=128, get_point=None, **options):
    """Turns a profile of (radius, height) about z. `get_point(angle, radius, height)` may return other points than a
    circle's."""
    get_point = get_point or (lambda angle, r, z: (r * cos(angle), r * sin(angle), z))
    row_length = len(profile)
    vertices = [get_point(2 * pi * i / steps, max(p[0], 1e-4), p[1]) for i in range(steps) for p in profile]
    faces = [
        (i * row_length + j, (i + 1) % steps * row_length + j, (i + 1) % steps * row_length + j + 1, i * row_length + j + 1)
        for i in range(steps) for j in range(row_length - 1)
    ]
    return add_mesh(vertices, faces, material, **options)


def add_surface(get_point, columns_u, rows_v, material, is_closed=False, **options):
    """Adds a surface through the points `get_point(u, v)`, both from 0 to 1. A closed surface joins u = 1 to u =
    0."""
    columns = columns_u if is_closed else columns_u + 1
    vertices = [get_point(i / columns_u, j / rows_v) for i in range(columns) for j in range(rows_v + 1)]
    row_length = rows_v + 1
    faces = [
        (i * row_length + j, (i + 1) % columns * row_length + j, (i + 1) % columns * row_length + j + 1, i * row_length + j + 1)
        for i in range(columns_u) for j in range(rows_v)
    ]
    return add_mesh(vertices, faces, material, **options)


def add_box(size, material, position=(0, 0, 0), rotation_degrees=(0, 0, 0), bevel=0.02, top_scale=1):
    """Adds a block that stands on `position` and whose top is `top_scale` times as large as its base."""
    x, y, z = size[0] / 2, size[1] / 2, size[2]
    vertices = [(sx * x * k, sy * y * k, h) for h, k in ((0, 1), (z, top_scale)) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return move_object(add_mesh(vertices, faces, material, bevel=bevel), position, rotation_degrees)


def add_tube(points, radius, material, is_closed=False, get_radius_factor=None, bevel_resolution=8):
    """Adds a round wire through points. `get_radius_factor(t)` scales the radius along the wire, with t from 0 to
    1."""
    curve = bpy.data.curves.new('wire', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, bevel_resolution
    curve.use_fill_caps = True
    line = curve.splines.new('POLY')
    line.points.add(len(points) - 1)
    for i, (point, coordinates) in enumerate(zip(line.points, points)):
        point.co = (*coordinates, 1)
        point.radius = get_radius_factor(i / (len(points) - 1)) if get_radius_factor else 1
    line.use_cyclic_u, line.use_smooth = is_closed, True
    obj = bpy.data.objects.new('wire', curve)
    bpy.context.collection.objects.link(obj)
    curve.materials.append(material)
    return obj


def add_ring(radius, wire_radius, material, position=(0, 0, 0), rotation_degrees=(0, 0, 0), steps=96):
    points = [(radius * cos(2 * pi * i / steps), radius * sin(2 * pi * i / steps), 0) for i in range(steps)]
    return move_object(add_tube(points, wire_radius, material, is_closed=True), position, rotation_degrees)


def add_ball(radius, material, position=(0, 0, 0), scale=(1, 1, 1)):
    profile = [(radius * sin(pi * i / 32), -radius * cos(pi * i / 32)) for i in range(33)]
    obj = add_turned_shape(profile, material, 48)
    obj.scale = scale
    return move_object(obj, position)


def move_object(obj, position=(0, 0, 0), rotation_degrees=(0, 0, 0)):
    """Turns an object about x, y and z, then moves it."""
    obj.matrix_world = Matrix.Translation(position) @ Euler([radians(a) for a in rotation_degrees]).to_matrix().to_4x4() @ obj.matrix_basis
    return obj


def move_objects(objects, position=(0, 0, 0), rotation_degrees=(0, 0, 0)):
    """Turns and moves several objects as one."""
    for obj in objects:
        move_object(obj, position, rotation_degrees)
    return objects


def get_all_objects():
    """Returns all objects in the order in which they were added."""
    return list(bpy.context.collection.objects)


def place_on_ground(objects, position=(0, 0)):
    """Moves several objects as one to a place on the ground, so that their lowest point touches z = 0."""
    depsgraph = bpy.context.evaluated_depsgraph_get()
    lowest_z = 0
    for k, obj in enumerate(objects):
        evaluated_mesh = obj.evaluated_get(depsgraph).to_mesh()
        object_lowest_z = min((obj.matrix_world @ vertex.co).z for vertex in evaluated_mesh.vertices)
        lowest_z = object_lowest_z if k == 0 else min(lowest_z, object_lowest_z)
    return move_objects(objects, (*position, -lowest_z))


def get_surface_points(objects):
    """Returns the points of several objects' surfaces in world coordinates, as an array of (x, y, z)."""
    depsgraph = bpy.context.evaluated_depsgraph_get()
    points = []
    for obj in objects:
        mesh = obj.evaluated_get(depsgraph).to_mesh()
        local_points = np.empty(3 * len(mesh.vertices), np.float32)
        mesh.vertices.foreach_get('co', local_points)
        matrix = np.array(obj.matrix_world)
        points.append(local_points.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
    return np.concatenate(points)


def copy_object(obj, matrix):
    """Adds a copy of an object, which shares its mesh, with another matrix."""
    duplicate = obj.copy()
    duplicate.matrix_world = matrix
    bpy.context.collection.objects.link(duplicate)
    return duplicate


def get_frame_matrix(position, direction, up=(0, 0, 1)):
    """Returns the matrix of an object at a position whose x axis runs along a direction."""
    x = Vector(direction).normalized()
    y = Vector(up).cross(x).normalized()
    z = x.cross(y)
    return Matrix.Translation(position) @ Matrix((x, y, z)).transposed().to_4x4()


def get_points_along(points, spacing):
    """Returns points at even distances along a polyline, each with the direction of the line."""
    points = [Vector(p) for p in points]
    distance, places = spacing / 2, []
    for start, end in zip(points, points[1:]):
        length = (end - start).length
        while distance <= length:
            places.append((start.lerp(end, distance / length), (end - start).normalized()))
            distance += spacing
        distance -= length
    return places


def add_stitches(points, material, up=(0, -1, 0), spacing=0.045, wire_radius=0.006):
    """Adds saddle stitches along a seam: short, slightly slanted threads. `up` points away from the surface."""
    half_length = spacing * 0.36
    stitch = add_tube([(-half_length, -half_length * 0.25, -wire_radius), (-half_length * 0.6, 0, wire_radius * 0.5), (half_length * 0.6, 0, wire_radius * 0.5),
                  (half_length, half_length * 0.25, -wire_radius)], wire_radius, material, bevel_resolution=3)
    for point, direction in get_points_along(points, spacing):
        copy_object(stitch, get_frame_matrix(point, direction, up(point) if callable(up) else up))
    bpy.data.objects.remove(stitch)


def add_chain(points, material, link_length=0.05, wire_radius=0.008):
    """Adds a chain of oval links along a polyline."""
    oval = [(link_length * 0.72 * cos(a), link_length * 0.45 * sin(a), 0) for a in np.linspace(0, 2 * pi, 24, endpoint=False)]
    first_link = add_tube(oval, wire_radius, material, is_closed=True, bevel_resolution=4)
    for i, (point, direction) in enumerate(get_points_along(points, link_length * 1.02)):
        up = Vector((0, -1, 0.35)) if abs(direction.z) < 0.97 else Vector((0, -1, 0))
        copy_object(first_link, get_frame_matrix(point, direction, up) @ Matrix.Rotation(radians(45 + 90 * (i % 2)), 4, 'X'))
    bpy.data.objects.remove(first_link)


def add_cut_stone(rings, material):
    """Adds a faceted stone: the convex hull of rings of (radius, height, corner count, first angle in corner
    steps)."""
    import bmesh
    mesh_data = bpy.data.meshes.new('stone')
    stone_mesh = bmesh.new()
    for radius, height, corner_count, first_angle in rings:
        for k in range(corner_count):
            angle = 2 * pi * (k + first_angle) / corner_count
            stone_mesh.verts.new((radius * cos(angle), radius * sin(angle), height))
    bmesh.ops.convex_hull(stone_mesh, input=stone_mesh.verts)
    bmesh.ops.dissolve_limit(stone_mesh, angle_limit=radians(1), verts=stone_mesh.verts, edges=stone_mesh.edges)
    stone_mesh.to_mesh(mesh_data)
    mesh_data.materials.append(material)
    obj = bpy.data.objects.new('stone', mesh_data)
    bpy.context.collection.objects.link(obj)
    return obj


def add_brilliant(radius, material):
    """Adds a stone with the 57 facets of a round brilliant cut and its girdle at z = 0."""
    rings = [(0.55, 0.33, 8, 0), (0.77, 0.221, 8, 0.5), (1, 0.025, 16, 0), (1, -0.025, 16, 0), (0.25, -0.67, 8, 0.5), (0.02, -0.88, 8, 0)]
    return add_cut_stone([(r * radius, z * radius, n, f) for r, z, n, f in rings], material)


def get_noise(x, y, z, scale=1):
    """Returns smooth noise between about -1 and 1."""
    return noise.noise(Vector((x, y, z)) * scale)
