"""Mesh builders. Every function returns a bpy mesh datablock in metres; `scene.place` puts it into the picture."""
from math import cos, pi, radians, sin

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

import detail

MERGE_DISTANCE = 1e-6


def mesh_from(vertices, faces, material_index=None):
    """Build a clean mesh: doubles merged, normals outward; `material_index` maps a face centre to a slot."""
    mesh = bpy.data.meshes.new('mesh')
    mesh.from_pydata(vertices, [], faces)
    with_bmesh(mesh, lambda bm: _clean(bm, material_index))
    return mesh


def with_bmesh(mesh, edit):
    """Run `edit` on a BMesh of the mesh and write the result back."""
    bm = bmesh.new()
    bm.from_mesh(mesh)
    edit(bm)
    bm.to_mesh(mesh)
    bm.free()
    return mesh


def _clean(bm, material_index):
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=MERGE_DISTANCE)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    if material_index:
        for face in bm.faces:
            face.material_index = material_index(face.calc_center_median())


def lathe(profile, segments=128, closed=False, phase=0.0, material_index=None):
    """Turn a list of (radius, z) around the z axis; `closed` joins the last profile point to the first."""
    count, segments = len(profile), detail.rounds(segments)
    vertices, faces = [], []
    for step in range(segments):
        angle = 2 * pi * step / segments + phase
        vertices += [(radius * cos(angle), radius * sin(angle), z) for radius, z in profile]
    for step in range(segments):
        here, there = step * count, (step + 1) % segments * count
        for k in range(count if closed else count - 1):
            following = (k + 1) % count
            faces.append((here + k, there + k, there + following, here + following))
    return mesh_from(vertices, faces, material_index)


def cylinder(radius, length, segments=48):
    half = length / 2
    return lathe([(0, -half), (radius, -half), (radius, half), (0, half)], segments)


def ring(inner, outer, height, segments=96):
    half = height / 2
    return lathe([(inner, -half), (outer, -half), (outer, half), (inner, half)], segments, closed=True)


def sphere(radius, segments=96):
    steps = detail.rounds(segments) // 2
    profile = [(radius * sin(pi * i / steps), -radius * cos(pi * i / steps)) for i in range(steps + 1)]
    return lathe(profile, segments)


def torus(major, minor, segments=128, sides=24):
    sides = 4 if detail.is_coarse() else sides
    profile = [(major + minor * cos(2 * pi * i / sides), minor * sin(2 * pi * i / sides)) for i in range(sides)]
    return lathe(profile, segments, closed=True)


def box(x, y, z):
    corners = [(sx * x / 2, sy * y / 2, sz * z / 2) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    return mesh_from(corners, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)])


def rounded_rectangle(width, height, radius, steps=5):
    """Outline points, counter-clockwise, of a rectangle with quarter-circle corners."""
    points, steps = [], detail.steps(steps)
    x, y = width / 2 - radius, height / 2 - radius
    for centre_x, centre_y, start in ((x, y, 0), (-x, y, 90), (-x, -y, 180), (x, -y, 270)):
        for i in range(steps + 1):
            angle = radians(start + 90 * i / steps)
            points.append((centre_x + radius * cos(angle), centre_y + radius * sin(angle)))
    return points


def circle(radius, steps=64, centre=(0, 0)):
    steps = detail.rounds(steps)
    return [
        (centre[0] + radius * cos(2 * pi * i / steps), centre[1] + radius * sin(2 * pi * i / steps))
        for i in range(steps)
    ]


def prism(outline, length):
    """Extrude a closed outline from z = 0 to z = length."""
    count = len(outline)
    vertices = [(x, y, z) for z in (0, length) for x, y in outline]
    faces = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    faces += [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
    return mesh_from(vertices, faces)


def hollow_prism(outline, hole, length):
    """Extrude the band between two outlines with the same number of points."""
    n = len(outline)
    vertices = []
    for z in (0, length):
        vertices += [(x, y, z) for x, y in outline] + [(x, y, z) for x, y in hole]
    faces = []
    for i in range(n):
        j = (i + 1) % n
        faces += [
            (i, j, 2 * n + j, 2 * n + i),
            (n + j, n + i, 3 * n + i, 3 * n + j),
            (j, i, n + i, n + j),
            (2 * n + i, 2 * n + j, 3 * n + j, 3 * n + i),
        ]
    return mesh_from(vertices, faces)


def plate_with_holes(outline, holes, thickness):
    """A flat plate (outline and holes as point lists) filled by Blender's 2D curve, z = 0 to thickness."""
    curve = bpy.data.curves.new('outline', 'CURVE')
    curve.dimensions, curve.fill_mode, curve.extrude = '2D', 'BOTH', thickness / 2
    for points in (outline, *holes):
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        spline.use_cyclic_u = True
        for target, (x, y) in zip(spline.points, points):
            target.co = (x, y, 0, 1)
    mesh = mesh_of_curve(curve)
    mesh.transform(Matrix.Translation((0, 0, thickness / 2)))
    return with_bmesh(mesh, lambda bm: bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5))


def rect_tube(width, height, length, wall=0.003, radius=0.007):
    outer = rounded_rectangle(width, height, radius)
    if detail.is_coarse():
        return prism(outer, length)
    inner = rounded_rectangle(width - 2 * wall, height - 2 * wall, radius - wall * 0.9)
    return hollow_prism(outer, inner, length)


def sweep(points, radius, cyclic=False, smooth=True, resolution=12, sides=8, radii=None):
    """A round tube along points: a smooth curve through them, or straight pieces when `smooth` is off."""
    if detail.is_coarse():
        resolution, sides = min(resolution, 4), 1
    curve = bpy.data.curves.new('sweep', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, sides
    curve.use_fill_caps, curve.resolution_u = not cyclic, resolution
    spline = curve.splines.new('BEZIER' if smooth else 'POLY')
    controls = spline.bezier_points if smooth else spline.points
    controls.add(len(points) - 1)
    for index, (control, point) in enumerate(zip(controls, points)):
        control.co = point if smooth else (*point, 1)
        control.radius = radii[index] if radii else 1
        if smooth:
            control.handle_left_type = control.handle_right_type = 'AUTO'
    spline.use_cyclic_u = cyclic
    return mesh_of_curve(curve)


def rounded_path(points, radius, steps=8):
    """Replace the inner corners of a polyline by arcs, so that a sweep looks like bent tube."""
    path, steps = [Vector(points[0])], detail.steps(steps)
    for before, corner, after in zip(points, points[1:], points[2:]):
        before, corner, after = Vector(before), Vector(corner), Vector(after)
        start = corner + (before - corner).normalized() * min(radius, (before - corner).length / 2.01)
        end = corner + (after - corner).normalized() * min(radius, (after - corner).length / 2.01)
        for i in range(steps + 1):
            t = i / steps
            path.append((1 - t) ** 2 * start + 2 * t * (1 - t) * corner + t * t * end)
    return path + [Vector(points[-1])]


def bent_tube(points, radius, bend=0.06, sides=10):
    """A round tube with arcs of `bend` at the corners of the polyline."""
    return sweep([tuple(point) for point in rounded_path(points, bend)], radius, smooth=False, sides=sides)


def mesh_of_curve(curve):
    holder = bpy.data.objects.new('curve', curve)
    bpy.context.scene.collection.objects.link(holder)
    return baked_mesh(holder)


def baked_mesh(holder):
    """Evaluate an object with its modifiers, remove the object and return the resulting mesh."""
    graph = bpy.context.evaluated_depsgraph_get()
    graph.update()
    mesh = bpy.data.meshes.new_from_object(holder.evaluated_get(graph))
    bpy.data.objects.remove(holder)
    mesh.materials.clear()
    return mesh


def joined(*meshes):
    """One mesh from several."""
    bm = bmesh.new()
    for mesh in meshes:
        bm.from_mesh(mesh)
    result = bpy.data.meshes.new('joined')
    bm.to_mesh(result)
    bm.free()
    return result


def moved(mesh, location=(0, 0, 0), rotation=None):
    """The same mesh, rotated by a Matrix (optional) and shifted."""
    mesh.transform(Matrix.Translation(location) @ (rotation or Matrix.Identity(4)))
    return mesh


def deformed(mesh, function):
    """Move every vertex by a function from (x, y, z) to (x, y, z)."""
    for vertex in mesh.vertices:
        vertex.co = function(*vertex.co)
    return mesh


def subtracted(mesh, *cutters):
    """Boolean difference of a mesh and closed cutter meshes."""
    holder = bpy.data.objects.new('body', mesh)
    bpy.context.scene.collection.objects.link(holder)
    tools = []
    for cutter in cutters:
        tool = bpy.data.objects.new('cutter', cutter)
        bpy.context.scene.collection.objects.link(tool)
        cut = holder.modifiers.new('cut', 'BOOLEAN')
        cut.object, cut.solver, cut.operation = tool, 'EXACT', 'DIFFERENCE'
        tools.append(tool)
    result = baked_mesh(holder)
    for tool in tools:
        bpy.data.objects.remove(tool)
    return result


def uneven(mesh, amount, scale, seed=0.0):
    """Push vertices along their direction from the origin by smooth noise: filled bags, hand-made things."""
    offset = Vector((seed, seed * 1.7, -seed))
    for vertex in mesh.vertices:
        push = noise.noise(vertex.co * scale + offset) * amount
        vertex.co += vertex.co.normalized() * push
    return mesh


def band(points, width):
    """An open strip along the points, `width` high in z; give it a thickness with scene.thicken."""
    count = len(points)
    vertices = list(points) + [(x, y, z + width) for x, y, z in points]
    return mesh_from(vertices, [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)])


def arc_points(radius, start, end, steps=96):
    """Points on a circle in the xy plane between two angles in degrees, z = 0."""
    angles = [radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(radius * cos(angle), radius * sin(angle), 0) for angle in angles]
