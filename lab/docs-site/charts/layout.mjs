import ELK from 'elkjs';

const letter = { state: 8.4, arrow: 6.7 };
const line = { state: 22, arrow: 16 };

const widthOf = (texts, width) => Math.ceil(Math.max(...texts.map((text) => text.length)) * width);

/** The dot that points to the initial state. */
const startOf = ({ path, initial }) => (initial === undefined ? [] : [{ id: `start:${path}`, width: 12, height: 12 }]);

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  // The narrowest strategy of those tried on checkout, the largest machine.
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.spacing.nodeNode': '30',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.edgeLabels.inline': 'false',
  'elk.padding': '[top=38,left=18,bottom=18,right=18]',
};

const nodeOf = (state) => ({
  id: `state:${state.path}`,
  state,
  layoutOptions: options,
  ...(state.states.length === 0
    ? { width: Math.max(72, widthOf([state.name], letter.state) + 28), height: line.state + 16 }
    : { children: [...startOf(state), ...state.states.map(nodeOf)], labels: [{ text: state.name }] }),
});

const startEdges = (state) => [
  ...(state.initial === undefined
    ? []
    : [{ id: `first:${state.path}`, sources: [`start:${state.path}`], targets: [`state:${state.initial}`] }]),
  ...state.states.flatMap(startEdges),
];

/** A guard is on the line below its event: narrow labels make narrow charts. */
const labelLines = (lines) => lines.flatMap((text) => text.replace(/(?<=.) (?=\[)/, '\n').split('\n'));

const arrowEdge = ({ from, to, lines }, at) => {
  const texts = labelLines(lines);
  return {
    id: `arrow:${at}`,
    sources: [`state:${from}`],
    targets: [`state:${to}`],
    labels: [{ text: texts.join('\n'), width: widthOf(texts, letter.arrow) + 6, height: texts.length * line.arrow }],
  };
};

/** Every node with its position relative to the chart's corner. */
const placed = (node, x = 0, y = 0) => {
  const here = { ...node, x: x + (node.x ?? 0), y: y + (node.y ?? 0) };
  return [here, ...(node.children ?? []).flatMap((child) => placed(child, here.x, here.y))];
};

const round = (value) => Math.round(value * 10) / 10;

/**
 * Lays out the states and arrows of a chart, so that a page draws them without computing.
 * @param graph of `chartOf`
 * @returns `{ id, width, height, states, starts, arrows }`, lengths in pixels from the upper left corner
 */
export const layOut = async (graph) => {
  const laid = await new ELK().layout({
    id: 'chart',
    layoutOptions: { ...options, 'elk.padding': '[top=8,left=8,bottom=8,right=8]' },
    children: [nodeOf({ ...graph.root, name: graph.id })],
    edges: [...startEdges(graph.root), ...graph.arrows.map(arrowEdge)],
  });
  const nodes = placed(laid);
  const place = new Map(nodes.map((node) => [node.id, node]));
  const drawn = (edge) => {
    const { x, y } = place.get(edge.container);
    return {
      path: edge.sections
        .map(({ startPoint, bendPoints = [], endPoint }) =>
          [startPoint, ...bendPoints, endPoint]
            .map((point, at) => `${at === 0 ? 'M' : 'L'}${round(x + point.x)} ${round(y + point.y)}`)
            .join(''),
        )
        .join(''),
      labels: (edge.labels ?? []).map((label) => ({
        lines: label.text.split('\n'),
        x: round(x + label.x),
        y: round(y + label.y),
      })),
    };
  };
  return {
    id: graph.id,
    width: Math.ceil(laid.width),
    height: Math.ceil(laid.height),
    states: nodes
      .filter(({ state }) => state !== undefined)
      .map(({ state, x, y, width, height }) => ({
        path: state.path,
        name: state.name,
        type: state.type,
        x: round(x),
        y: round(y),
        width: round(width),
        height: round(height),
      })),
    starts: nodes
      .filter(({ id }) => id.startsWith('start:'))
      .map(({ x, y, width }) => ({ x: round(x + width / 2), y: round(y + width / 2) })),
    arrows: laid.edges.map((edge) => {
      const arrow = edge.id.startsWith('arrow:') ? graph.arrows[Number(edge.id.slice('arrow:'.length))] : undefined;
      return { ...drawn(edge), ...(arrow && { from: arrow.from, to: arrow.to, on: arrow.lines }) };
    }),
  };
};
