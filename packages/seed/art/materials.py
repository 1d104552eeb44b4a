"""The workshop's surfaces: steel, rubber, powder coat, vinyl, cloth... all Principled shaders with procedural bump."""
import bpy

PALETTE = {
    'black': (.016, .016, .018), 'white': (.78, .78, .76), 'grey': (.16, .165, .17), 'steel': (.45, .46, .47),
    'red': (.50, .012, .012), 'blue': (.012, .075, .38), 'yellow': (.78, .42, .012), 'green': (.012, .20, .05),
    'purple': (.13, .03, .28), 'pink': (.72, .10, .26), 'orange': (.72, .17, .01), 'olive': (.095, .105, .045),
    'navy': (.012, .022, .065),
}
LETTERING = (.82, .82, .80)


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
        self.feed(self.surface['Normal'], self.node('ShaderNodeBump', Height=height, Strength=strength, Distance=distance).outputs[0])

    def noise(self, scale, detail=3.0):
        return self.node('ShaderNodeTexNoise', Vector=self.position, Scale=scale, Detail=detail).outputs['Fac']


def surface(name, colour, roughness=.5, metallic=0.0, specular=.5, coat=0.0, coat_roughness=.35, sheen=0.0, bump=None):
    """A Principled material; `bump` is (noise scale, strength, distance in metres)."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    graph = ShaderGraph(material)
    for socket, value in (('Base Color', (*colour, 1)), ('Roughness', roughness), ('Metallic', metallic), ('Specular', specular),
                          ('Clearcoat', coat), ('Clearcoat Roughness', coat_roughness), ('Sheen', sheen)):
        graph.surface[socket].default_value = value
    if bump:
        scale, strength, distance = bump
        graph.bump(graph.noise(scale), strength, distance)
    return material


def chrome(roughness=.12):
    return surface('chrome', (.72, .73, .75), roughness, 1)


def steel(roughness=.3):
    return surface('steel', (.55, .55, .56), roughness, 1)


def zinc():
    return surface('zinc', (.60, .60, .60), .3, 1)


def bronze():
    return surface('bronze', (.55, .33, .13), .28, 1)


def black_zinc(roughness=.25):
    return surface('black zinc', (.06, .06, .065), roughness, 1)


def ceramic(colour):
    """Thin matt ceramic coating, as on coloured bars."""
    return surface('ceramic', palette(colour), .36, 0, .5, coat=.12)


def rubber(colour='black', roughness=.48):
    tone = (.010, .010, .011) if colour == 'black' else palette(colour)
    return surface('rubber', tone, roughness, 0, .38, bump=(350, .12, .001))


def powder_coat(colour='black', roughness=.42):
    return surface('powder coat', palette(colour), roughness, 0, .5, coat=.15, bump=(900, .18, .0006))


def cast_iron(colour='black', roughness=.5):
    return surface('cast iron', palette(colour), roughness, 0, .5, bump=(260, .28, .0012))


def vinyl(colour='black'):
    return surface('vinyl', palette(colour), .38, 0, .45, bump=(420, .22, .0008))


def plastic(colour='black', roughness=.45):
    tone = (.022, .022, .023) if colour == 'black' else palette(colour)
    return surface('plastic', tone, roughness, 0, .5)


def paint(colour=LETTERING, roughness=.42):
    return surface('paint', palette(colour) if isinstance(colour, str) else colour, roughness, 0, .5)


def cloth(colour, roughness=.9):
    return surface('cloth', palette(colour), roughness, 0, .15, sheen=.25, bump=(900, .10, .0004))


def _sine_ridges(graph, turns, per_metre):
    """Two crossed families of helical ridges around the object's z axis, 0 in the grooves."""
    axes = graph.node('ShaderNodeSeparateXYZ', Vector=graph.position).outputs
    around = graph.math('MULTIPLY', graph.math('ARCTAN2', axes[1], axes[0]), turns)
    along = graph.math('MULTIPLY', axes[2], per_metre)
    ridges = [graph.math('ABSOLUTE', graph.math('SINE', graph.math('MULTIPLY', graph.math(sign, around, along), .5))) for sign in ('ADD', 'SUBTRACT')]
    return graph.math('MINIMUM', *ridges)


def knurled(colour=(.68, .69, .70), turns=48, radius=.014, roughness=.24, metallic=1.0):
    """Diamond knurling about the z axis of a bar with the given radius."""
    material = surface('knurl', colour, roughness, metallic)
    graph = ShaderGraph(material)
    height = _sine_ridges(graph, turns, turns / radius * .7)
    graph.bump(height, .9, .0012)
    graph.feed(graph.surface['Base Color'], graph.mix(height, [tone * .25 for tone in colour], colour))
    return material


def flecked_rubber(colour):
    """Black recycled rubber with coloured crumbs."""
    material = rubber('black')
    graph = ShaderGraph(material)
    crumbs = graph.node('ShaderNodeTexVoronoi', Vector=graph.position, Scale=95.0)
    cell = graph.node('ShaderNodeSeparateColor', Color=crumbs.outputs['Color']).outputs[0]
    wobble = graph.math('ADD', crumbs.outputs['Distance'], graph.math('MULTIPLY', graph.noise(260.0), .35))
    fleck = graph.math('MULTIPLY', graph.math('GREATER_THAN', cell, .78), graph.math('LESS_THAN', wobble, .5))
    tone = [min(1, channel * 1.15 + .01) for channel in palette(colour)]
    graph.feed(graph.surface['Base Color'], graph.mix(fleck, (.010, .010, .011), tone))
    return material


def marbled(first, second, scale, roughness=.8, bump=(40, .4, .004)):
    """Two tones mixed by noise: concrete, ply, worn leather."""
    material = surface('marbled', first, roughness, 0, .3, bump=bump)
    graph = ShaderGraph(material)
    graph.feed(graph.surface['Base Color'], graph.mix(graph.noise(scale, 8.0), first, second))
    return material


def plywood():
    """Birch ply: pale wood with stretched grain along x."""
    material = surface('plywood', (.55, .38, .22), .5, 0, .35)
    graph = ShaderGraph(material)
    stretch = graph.node('ShaderNodeMapping', Vector=graph.position, Scale=(2.5, 38.0, 38.0)).outputs[0]
    grain = graph.node('ShaderNodeTexNoise', Vector=stretch, Scale=1.0, Detail=6.0, Distortion=.6).outputs['Fac']
    graph.feed(graph.surface['Base Color'], graph.mix(grain, (.68, .50, .30), (.46, .29, .15)))
    return material
