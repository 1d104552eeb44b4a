"""One studio for every picture: seamless ground, four lights, a self-fitting camera, Cycles settings."""
from dataclasses import dataclass
from math import cos, pi, radians, sin

import bpy
from mathutils import Matrix, Vector

from geometry import mesh_from
from materials import luminous_matt
from scene import product_objects

GROUND = (0.76, 0.755, 0.742)
GROUND_GLOW = 0.21
SENSOR = 36
# position and size in units of the product's half diagonal, power in watts per square unit
LIGHTS = (
    {'at': (-3.2, -1.6, 3.6), 'size': (2.6, 2.6), 'power': 150},  # key softbox, left
    {'at': (3.4, -1.9, 1.6), 'size': (1.0, 3.2), 'power': 70},  # fill strip, right
    {'at': (0.3, 1.2, 5), 'size': (4, 3), 'power': 120},  # overhead
    {'at': (2.6, 3, 2.4), 'size': (0.6, 3), 'power': 60},  # rim, behind right
)


@dataclass(frozen=True)
class View:
    """Camera and framing: degrees, millimetres, share of the frame.

    `box` (x, y, z ranges) is fitted instead of the whole product; `lift` hangs the product so many half diagonals
    above the ground; `scale` replaces the half diagonal as the studio's unit; `tallness` is the frame's height over its
    width; `fstop` blurs what is far from the middle of what is fitted.
    """

    azimuth: float = -28
    elevation: float = 12
    focal: float = 85
    fill: float = 0.82
    exposure: float = 0.15
    box: tuple = None
    scale: float = None
    lift: float = 0
    tallness: float = 1
    fstop: float = None


def view(**settings):
    """Decorator: give a model function its default view."""

    def attach(build):
        build.view = settings
        return build

    return attach


def product_points():
    """A sample of the product's vertices in world space, with modifiers applied."""
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for thing in product_objects():
        evaluated = thing.evaluated_get(graph)
        mesh, world = evaluated.to_mesh(), evaluated.matrix_world.copy()
        stride = max(1, len(mesh.vertices) // 3000)
        points += [world @ mesh.vertices[i].co for i in range(0, len(mesh.vertices), stride)]
        evaluated.to_mesh_clear()
    return points


def set_up(settings, is_layer=False):
    """Build ground, lights, world and camera around the product; a layer shows no ground."""
    bpy.context.view_layer.update()
    points = product_points()
    low = Vector([min(point[axis] for point in points) for axis in range(3)])
    high = Vector([max(point[axis] for point in points) for axis in range(3)])
    centre, unit = (low + high) / 2, settings.scale or (high - low).length / 2
    base = Matrix.Translation((centre.x, centre.y, low.z - settings.lift * unit)) @ Matrix.Rotation(
        radians(settings.azimuth), 4, 'Z'
    )
    _ground(base, unit).visible_camera = not is_layer
    bpy.context.scene.render.film_transparent = is_layer
    for light in LIGHTS:
        _light(base, unit, **light)
    _world()
    _camera(settings, centre, unit, _box_corners(settings.box) if settings.box else points)
    _tone(settings.exposure)


def _link(name, data):
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def _ground(base, unit):
    """Floor that curves up into a wall; slightly luminous so that shadows stay light."""
    curve = [(4 + 5 * sin(pi / 2 * i / 24), 5 - 5 * cos(pi / 2 * i / 24)) for i in range(25)]
    profile = [(-14, 0), *curve, (9, 22)]
    count = len(profile)
    vertices = [(side * unit, y * unit, z * unit) for side in (-26, 26) for y, z in profile]
    mesh = mesh_from(vertices, [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)])
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.materials.append(luminous_matt(GROUND, GROUND_GLOW))
    ground = _link('ground', mesh)
    ground.matrix_world = base
    return ground


def _light(base, unit, at, size, power):
    lamp = bpy.data.lights.new('light', 'AREA')
    lamp.shape, lamp.size, lamp.size_y, lamp.energy = 'RECTANGLE', size[0] * unit, size[1] * unit, power * unit**2
    position, target = base @ (Vector(at) * unit), base @ Vector((0, 0, 0.4 * unit))
    turn = (target - position).to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    _link('light', lamp).matrix_world = Matrix.Translation(position) @ turn


def _world():
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world, world.use_nodes = world, True
    inputs = world.node_tree.nodes['Background'].inputs
    world.cycles.sampling_method = 'NONE'
    inputs[0].default_value, inputs[1].default_value = (0.86, 0.87, 0.88, 1), 0.22


def _box_corners(box):
    return [Vector((x, y, z)) for x in box[0] for y in box[1] for z in box[2]]


def _camera(settings, centre, unit, points):
    """Look from azimuth and elevation; move until the points fill the wanted share of the square frame, centred."""
    azimuth, elevation = radians(settings.azimuth), radians(settings.elevation)
    direction = Vector((sin(azimuth) * cos(elevation), -cos(azimuth) * cos(elevation), sin(elevation)))
    rotation = direction.to_track_quat('Z', 'Y').to_matrix()
    inverse, magnify = rotation.inverted(), 2 * settings.focal / SENSOR
    target, distance = _middle(points) if settings.box else centre.copy(), unit * settings.focal / 10
    for _ in range(24 if settings.box else 14):
        position = target + direction * distance
        seen = [inverse @ (point - position) for point in points]
        across = [magnify * point.x / -point.z for point in seen]
        upward = [magnify * point.y / -point.z for point in seen]
        reach = max(max(across) - min(across), (max(upward) - min(upward)) / settings.tallness) / 2
        shift = [(max(axis) + min(axis)) / 2 * distance / magnify * 0.9 for axis in (across, upward)]
        target = target + rotation @ Vector((*shift, 0))
        distance *= (reach / settings.fill) ** 0.8
    lens = bpy.data.cameras.new('camera')
    lens.lens, lens.sensor_width = settings.focal, SENSOR
    lens.clip_start, lens.clip_end = 0.01 * unit, 200 * unit
    if settings.fstop:
        lens.dof.use_dof, lens.dof.focus_distance, lens.dof.aperture_fstop = True, distance, settings.fstop
    camera = _link('camera', lens)
    camera.matrix_world = Matrix.Translation(target + direction * distance) @ rotation.to_4x4()
    bpy.context.scene.camera = camera


def _middle(points):
    return sum(points, Vector()) / len(points)


def _tone(exposure):
    settings = bpy.context.scene.view_settings
    settings.view_transform, settings.look, settings.exposure = 'Filmic', 'Medium High Contrast', exposure


def render(path, size, samples, tallness=1):
    """Cycles on the CPU, tuned for few samples; Debian's Blender has no denoiser, finish.py does that."""
    scene = bpy.context.scene
    output, cycles = scene.render, scene.cycles
    output.engine, cycles.device = 'CYCLES', 'CPU'
    cycles.samples, cycles.use_denoising = samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.04, 10
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 1, 4
    cycles.use_fast_gi, cycles.fast_gi_method, cycles.ao_bounces_render = True, 'REPLACE', 1
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy, cycles.use_auto_tile = 3, 1.0, False
    output.resolution_x, output.resolution_y = size, round(size * tallness)
    output.image_settings.file_format = 'PNG'
    output.image_settings.color_mode = 'RGBA' if output.film_transparent else 'RGB'
    output.filepath = path
    bpy.ops.render.render(write_still=True)
