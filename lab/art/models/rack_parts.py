"""What racks are made of: perforated uprights, gussets, J-cups, spotter arms, pegs, name plate."""
from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Matrix

import detail
from geometry import baked_mesh, box, cylinder, prism, rect_tube, rounded_rectangle
from lettering import BRAND, letters
from materials import chrome, paint, powder_coat, surface, zinc
from scene import beam, bolt, place, rod

TUBE = 0.075
HOLE_RADIUS = 0.0125
HOLE_PITCH = 0.05
FIRST_HOLE = 0.15


def perforated_tube(height):
    """Upright along z with holes through both pairs of walls."""
    holder = bpy.data.objects.new('upright', rect_tube(TUBE, TUBE, height, 0.004, 0.009))
    bpy.context.scene.collection.objects.link(holder)
    drills = bmesh.new()
    level = FIRST_HOLE
    while level < height - 0.06:
        for axis in ('X', 'Y'):
            bmesh.ops.create_cone(
                drills,
                cap_ends=True,
                segments=24,
                radius1=HOLE_RADIUS,
                radius2=HOLE_RADIUS,
                depth=TUBE * 1.4,
                matrix=Matrix.Translation((0, 0, level)) @ Matrix.Rotation(pi / 2, 4, axis),
            )
        level += HOLE_PITCH
    mesh = bpy.data.meshes.new('drills')
    drills.to_mesh(mesh)
    drills.free()
    cutter = bpy.data.objects.new('cutter', mesh)
    bpy.context.scene.collection.objects.link(cutter)
    cut = holder.modifiers.new('holes', 'BOOLEAN')
    cut.object, cut.solver, cut.operation, cut.use_self = cutter, 'EXACT', 'DIFFERENCE', True
    result = baked_mesh(holder)
    bpy.data.objects.remove(cutter)
    return result


def hole_marks(height):
    """The holes of an upright as dark hexagons on its faces: what a 3-D view shows in place of drilled walls."""
    vertices, faces, level, face = [], [], FIRST_HOLE, TUBE / 2 + 0.0006
    while level < height - 0.06:
        for turn in range(4):
            across, out = (cos(turn * pi / 2), sin(turn * pi / 2)), (-sin(turn * pi / 2), cos(turn * pi / 2))
            faces.append(tuple(range(len(vertices), len(vertices) + 6)))
            for corner in range(6):
                shift, lift = HOLE_RADIUS * cos(corner * pi / 3), HOLE_RADIUS * sin(corner * pi / 3)
                vertices.append((*(across[i] * -shift + out[i] * face for i in (0, 1)), level + lift))
        level += HOLE_PITCH
    mesh = bpy.data.meshes.new('hole marks')
    mesh.from_pydata(vertices, [], faces)
    return mesh


class RackKit:
    """Materials of one rack and the parts that repeat; remembers drilled uprights by height."""

    def __init__(self, frame, accent):
        self.coat, self.accent = powder_coat(frame), powder_coat(accent, 0.38)
        self.zinc, self.liner, self.chrome = zinc(), surface('liner', (0.02, 0.02, 0.02), 0.5), chrome(0.16)
        self._uprights = {}

    def upright(self, x, y, height, base=0.0, cap=True):
        key = round(height, 3)
        if key not in self._uprights:
            self._uprights[key] = rect_tube(TUBE, TUBE, height) if detail.is_coarse() else perforated_tube(height)
        place(self._uprights[key], self.coat, (x, y, base))
        if detail.is_coarse():
            place(hole_marks(height), self.liner, (x, y, base))
        if cap:
            place(box(TUBE + 0.002, TUBE + 0.002, 0.008), self.liner, (x, y, base + height + 0.003), bevel=0.003)

    def beam(self, start, end, width=TUBE, height=TUBE):
        return beam(start, end, width, height, self.coat)

    def foot_cap(self, x, y, along_y=True):
        size = (TUBE + 0.004, 0.006, TUBE + 0.004) if along_y else (0.006, TUBE + 0.004, TUBE + 0.004)
        place(box(*size), self.liner, (x, y, TUBE / 2), bevel=0.002)

    def gusset(self, x, y, z, side, inward, upward):
        """Triangular joint plate with three bolts on the outer face (`side` = +-1 along x)."""
        outline = [(0, -0.03), (0.15, -0.03), (0.15, 0.03), (0.03, 0.15), (-0.03, 0.15), (-0.03, -0.03)]
        turn = Matrix(((0, 0, 1), (inward, 0, 0), (0, upward, 0))).to_4x4()
        place(
            prism(outline, 0.006),
            self.accent,
            bevel=0.0015,
            matrix=Matrix.Translation((x + side * (TUBE / 2 + 0.003), y, z)) @ turn,
        )
        for along_y, along_z in ((0, 0), (0.11, 0), (0, 0.11)):
            bolt((x + side * (TUBE / 2 + 0.010), y + inward * along_y, z + upward * along_z), (side, 0, 0), self.zinc)

    def pull_up_bar(self, start, end):
        rod(start, end, 0.016, self.chrome)
        for x, inward in ((start[0], 1), (end[0], -1)):
            place(box(0.008, TUBE, 0.14), self.accent, (x + inward * 0.004, start[1], start[2] - 0.015), bevel=0.003)

    def name_plate(self, x, y, z, width=0.66):
        """Sign with the brand, seen from -y."""
        place(prism(rounded_rectangle(width, 0.15, 0.01), 0.005), self.accent, (x, y, z), (90, 0, 0), bevel=0.001)
        place(letters(BRAND, 0.11, 0.001, 0.0003, spacing=1.25), paint(), (x, y - 0.0062, z), (90, 0, 0))

    def peg(self, start, end):
        rod(start, end, 0.0245, self.chrome, bevel=0.003)

    def j_cup(self, x, face, height):
        """Sandwich cup on the -y face of an upright; `height` is where the bar lies."""
        outer = TUBE + 0.018
        place(box(outer, 0.008, 0.20), self.accent, (x, face - 0.006, height), bevel=0.003)
        for side in (-1, 1):
            place(
                box(0.006, 0.10, 0.12),
                self.accent,
                (x + side * (TUBE / 2 + 0.006), face + 0.03, height + 0.02),
                bevel=0.002,
            )
        place(box(0.07, 0.095, 0.012), self.accent, (x, face - 0.052, height - 0.09), bevel=0.003)
        place(box(0.07, 0.085, 0.014), self.liner, (x, face - 0.054, height - 0.078), bevel=0.004)
        place(box(0.07, 0.012, 0.065), self.accent, (x, face - 0.096, height - 0.062), bevel=0.003)
        place(box(0.066, 0.010, 0.17), self.liner, (x, face - 0.014, height + 0.005), bevel=0.003)

    def plain_cup(self, x, face, height):
        """Cup bent from one plate on the -y face of an upright, with a liner where the bar lies."""
        place(box(TUBE, 0.008, 0.18), self.coat, (x, face - 0.005, height), bevel=0.002)
        place(box(TUBE, 0.080, 0.008), self.coat, (x, face - 0.046, height - 0.088), bevel=0.002)
        place(box(TUBE, 0.008, 0.055), self.coat, (x, face - 0.083, height - 0.062), bevel=0.002)
        place(box(TUBE - 0.008, 0.066, 0.010), self.liner, (x, face - 0.044, height - 0.079), bevel=0.003)
        place(cylinder(0.012, 0.05), self.zinc, (x, face + 0.020, height + 0.05), (90, 0, 0), bevel=0.002)

    def spotter_arm(self, x, face, height, reach=0.46):
        """Safety arm pointing to -y from the face of an upright."""
        beam((x, face, height), (x, face - reach, height), 0.06, TUBE, self.coat)
        place(box(0.05, reach - 0.02, 0.012), self.liner, (x, face - reach / 2 - 0.005, height + 0.043), bevel=0.003)
        place(box(0.066, 0.012, 0.14), self.accent, (x, face - reach - 0.006, height + 0.02), bevel=0.003)
        place(box(TUBE + 0.018, 0.008, 0.22), self.accent, (x, face - 0.004, height - 0.02), bevel=0.003)
        place(cylinder(0.012, 0.1), self.zinc, (x, face + 0.037, height + 0.05), (0, 90, 0), bevel=0.002)
