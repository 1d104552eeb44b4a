"""The workshop's surfaces: steel, rubber, powder coat, vinyl, cloth... all Principled shaders with procedural bump."""
import bpy

PALETTE = {
    'black': (0.016, 0.016, 0.018),
    'white': (0.78, 0.78, 0.76),
    'grey': (0.16, 0.165, 0.17),
    'steel': (0.45, 0.46, 0.47),
    'red': (0.50, 0.012, 0.012),
    'blue': (0.012, 0.075, 0.38),
    'yellow': (0.78, 0.42, 0.012),
    'green': (0.012, 0.20, 0.05),
    'purple': (0.13, 0.03, 0.28),
    'pink': (0.72, 0.10, 0.26),
    'orange': (0.72, 0.17, 0.01),
    'olive': (0.095, 0.105, 0.045),
    'navy': (0.012, 0.022, 0.065),
}
LETTERING = (0.82, 0.82, 0.80)


def palette(colour):
    """Linear RGB of a colour name."""
    return PALETTE[colour]


class ShaderGraph:
    """A thin helper over a node tree: `math` chains scalar nodes, values may be sockets or numbers."""

    def __init__(self, material):
        self.tree = material.node_tree
        self.surface = self.tree.nodes['Principled BSDF'].inputs
        self._coordinates = None

    def node(self, kind, **inputs):
        node = self.tree.nodes.new(kind)
        for name, value in inputs.items():
            self.feed(node.inputs[name.replace('_', ' ')], value)
        return node

    def feed(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, *values):
        node = self.tree.nodes.new('ShaderNodeMath')
        node.operation = operation
        for socket, value in zip(node.inputs, values):
            self.feed(socket, value)
        return node.outputs[0]

    def mix(self, factor, first, second):
        """Colour between two colours (RGB triples or sockets)."""
        node = self.tree.nodes.new('ShaderNodeMix')
        node.data_type = 'RGBA'
        self.feed(node.inputs[0], factor)
        for socket, colour in ((node.inputs[6], first), (node.inputs[7], second)):
            self.feed(socket, colour if isinstance(colour, bpy.types.NodeSocket) else (*colour, 1))
        return node.outputs[2]

    @property
    def position(self):
        """Object-space coordinates."""
        if not self._coordinates:
            self._coordinates = self.tree.nodes.new('ShaderNodeTexCoord')
        return self._coordinates.outputs['Object']

    def bump(self, height, strength, distance):
        self.feed(
            self.surface['Normal'],
            self.node('ShaderNodeBump', Height=height, Strength=strength, Distance=distance).outputs[0],
        )

    def noise(self, scale, detail=3.0):
        return self.node('ShaderNodeTexNoise', Vector=self.position, Scale=scale, Detail=detail).outputs['Fac']


def surface(
    name, colour, roughness=0.5, metallic=0.0, specular=0.5, coat=0.0, coat_roughness=0.35, sheen=0.0, bump=None
):
    """A Principled material; `bump` is (noise scale, strength, distance in metres)."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    graph = ShaderGraph(material)
    for socket, value in (
        ('Base Color', (*colour, 1)),
        ('Roughness', roughness),
        ('Metallic', metallic),
        ('Specular', specular),
        ('Clearcoat', coat),
        ('Clearcoat Roughness', coat_roughness),
        ('Sheen', sheen),
    ):
        graph.surface[socket].default_value = value
    if bump:
        scale, strength, distance = bump
        graph.bump(graph.noise(scale), strength, distance)
    return material


def chrome(roughness=0.12):
    return surface('chrome', (0.72, 0.73, 0.75), roughness, 1)


def steel(roughness=0.3):
    return surface('steel', (0.55, 0.55, 0.56), roughness, 1)


def satin(roughness=0.36):
    """Bare stainless steel, ground: warmer and duller than chrome."""
    return surface('satin', (0.53, 0.52, 0.50), roughness, 1)


def zinc():
    return surface('zinc', (0.60, 0.60, 0.60), 0.3, 1)


def bronze():
    return surface('bronze', (0.55, 0.33, 0.13), 0.28, 1)


def black_zinc(roughness=0.25):
    return surface('black zinc', (0.06, 0.06, 0.065), roughness, 1)


def ceramic(colour):
    """Thin matt ceramic coating, as on coloured bars."""
    return surface('ceramic', palette(colour), 0.36, 0, 0.5, coat=0.12)


def rubber(colour='black', roughness=0.48):
    tone = (0.010, 0.010, 0.011) if colour == 'black' else palette(colour)
    return surface('rubber', tone, roughness, 0, 0.38, bump=(350, 0.12, 0.001))


def powder_coat(colour='black', roughness=0.42):
    return surface('powder coat', palette(colour), roughness, 0, 0.5, coat=0.15, bump=(900, 0.18, 0.0006))


def cast_iron(colour='black', roughness=0.5):
    return surface('cast iron', palette(colour), roughness, 0, 0.5, bump=(260, 0.28, 0.0012))


def vinyl(colour='black'):
    return surface('vinyl', palette(colour), 0.38, 0, 0.45, bump=(420, 0.22, 0.0008))


def plastic(colour='black', roughness=0.45):
    tone = (0.022, 0.022, 0.023) if colour == 'black' else palette(colour)
    return surface('plastic', tone, roughness, 0, 0.5)


def paint(colour=LETTERING, roughness=0.42):
    return surface('paint', palette(colour) if isinstance(colour, str) else colour, roughness, 0, 0.5)


def _sine_ridges(graph, turns, per_metre):
    """Two crossed families of helical ridges around the object's z axis, 0 in the grooves."""
    axes = graph.node('ShaderNodeSeparateXYZ', Vector=graph.position).outputs
    around = graph.math('MULTIPLY', graph.math('ARCTAN2', axes[1], axes[0]), turns)
    along = graph.math('MULTIPLY', axes[2], per_metre)
    ridges = [
        graph.math('ABSOLUTE', graph.math('SINE', graph.math('MULTIPLY', graph.math(sign, around, along), 0.5)))
        for sign in ('ADD', 'SUBTRACT')
    ]
    return graph.math('MINIMUM', *ridges)


def knurled(colour=(0.68, 0.69, 0.70), turns=48, radius=0.014, roughness=0.24, metallic=1.0):
    """Diamond knurling about the z axis of a bar with the given radius."""
    material = surface('knurl', colour, roughness, metallic)
    graph = ShaderGraph(material)
    height = _sine_ridges(graph, turns, turns / radius * 0.7)
    graph.bump(height, 0.9, 0.0012)
    graph.feed(graph.surface['Base Color'], graph.mix(height, [tone * 0.25 for tone in colour], colour))
    return material


def flecked_rubber(colour):
    """Black recycled rubber with coloured crumbs."""
    material = rubber('black')
    graph = ShaderGraph(material)
    crumbs = graph.node('ShaderNodeTexVoronoi', Vector=graph.position, Scale=95.0)
    cell = graph.node('ShaderNodeSeparateColor', Color=crumbs.outputs['Color']).outputs[0]
    wobble = graph.math('ADD', crumbs.outputs['Distance'], graph.math('MULTIPLY', graph.noise(260.0), 0.35))
    fleck = graph.math('MULTIPLY', graph.math('GREATER_THAN', cell, 0.60), graph.math('LESS_THAN', wobble, 0.5))
    tone = [min(1, channel * 1.15 + 0.01) for channel in palette(colour)]
    graph.feed(graph.surface['Base Color'], graph.mix(fleck, (0.010, 0.010, 0.011), tone))
    return material


def marbled(first, second, scale, roughness=0.8, bump=(40, 0.4, 0.004)):
    """Two tones mixed by noise: concrete, ply, worn leather."""
    material = surface('marbled', first, roughness, 0, 0.3, bump=bump)
    graph = ShaderGraph(material)
    graph.feed(graph.surface['Base Color'], graph.mix(graph.noise(scale, 8.0), first, second))
    return material


def plywood():
    """Birch ply: pale wood with stretched grain along x."""
    material = surface('plywood', (0.55, 0.38, 0.22), 0.5, 0, 0.35)
    graph = ShaderGraph(material)
    stretch = graph.node('ShaderNodeMapping', Vector=graph.position, Scale=(2.5, 38.0, 38.0)).outputs[0]
    grain = graph.node('ShaderNodeTexNoise', Vector=stretch, Scale=1.0, Detail=6.0, Distortion=0.6).outputs['Fac']
    graph.feed(graph.surface['Base Color'], graph.mix(grain, (0.68, 0.50, 0.30), (0.46, 0.29, 0.15)))
    return material


def luminous_matt(colour, glow):
    """Plain diffuse plus a little light of its own: the studio ground. Cheaper to sample than a Principled shader."""
    material = bpy.data.materials.new('luminous matt')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    kinds = ('BsdfDiffuse', 'Emission', 'AddShader', 'OutputMaterial')
    diffuse, emission, both, output = (tree.nodes.new(f'ShaderNode{kind}') for kind in kinds)
    diffuse.inputs['Color'].default_value = (*colour, 1)
    emission.inputs['Color'].default_value, emission.inputs['Strength'].default_value = (1, 0.99, 0.97, 1), glow
    tree.links.new(diffuse.outputs[0], both.inputs[0])
    tree.links.new(emission.outputs[0], both.inputs[1])
    tree.links.new(both.outputs[0], output.inputs['Surface'])
    return material
