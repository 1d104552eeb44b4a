import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/*
 * Draws the outline of the world's land for the gym map, from Natural Earth's data (public domain) as world-atlas packs it.
 * Run by hand when the data or the drawing changes: `node packages/react-ui/maps/make-world-outline.mjs`. Its output is kept.
 */

/**
 * Same projection as `packages/core/src/equipped-gym/map-view.ts`: Mercator; x goes from 0 to `width` around the world,
 * from the Bering Strait eastwards.
 */
const width = 4096;
const [west, north, south] = [-169, 78, -56];
/** Points that change the outline by fewer units are dropped, and islands smaller than so many square units. */
const [tolerance, smallest] = [1.6, 9];

const toRadians = Math.PI / 180;
const mercator = (latitude) => Math.log(Math.tan(Math.PI / 4 + (latitude * toRadians) / 2));
const project = ([longitude, latitude]) => [
  ((longitude - west + (longitude < west ? 360 : 0)) / 360) * width,
  ((mercator(north) - mercator(Math.min(north, Math.max(south, latitude)))) / (2 * Math.PI)) * width,
];

const { arcs, transform, objects } = JSON.parse(
  await readFile(createRequire(import.meta.url).resolve('world-atlas/land-50m.json'), 'utf8'),
);

/** An arc's points as whole numbers; each is a delta to the previous one. */
const decoded = arcs.map((arc) => {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
  });
});
const pointsOf = (index) => (index < 0 ? decoded[~index].toReversed() : decoded[index]);
const ringOf = (indices) => indices.flatMap((index, at) => pointsOf(index).slice(at === 0 ? 0 : 1));

const distanceTo = ([x, y], [fromX, fromY], [toX, toY]) => {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - fromX) * dx + (y - fromY) * dy) / length));
  return Math.hypot(x - fromX - along * dx, y - fromY - along * dy);
};

/** Simplifies a line by removing points close to it (Douglas-Peucker). */
const simplified = (points) => {
  if (points.length < 3) return points;
  let [farthest, at] = [0, 0];
  for (let index = 1; index < points.length - 1; index += 1) {
    const distance = distanceTo(points[index], points[0], points.at(-1));
    if (distance > farthest) [farthest, at] = [distance, index];
  }
  if (farthest <= tolerance) return [points[0], points.at(-1)];
  return [...simplified(points.slice(0, at + 1)).slice(0, -1), ...simplified(points.slice(at))];
};

const areaOf = (points) =>
  Math.abs(
    points.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

const pathOf = (points) => {
  let [x, y] = points[0];
  const steps = points.slice(1, -1).map(([nextX, nextY]) => {
    const step = `${nextX - x},${nextY - y}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${points[0].join(',')}l${steps.join(' ')}z`.replaceAll(/[, ]-/g, '-');
};

/** Two islands are cut by the map's edge in the Bering Strait. */
const isWhole = (ring) => {
  const xs = ring.map(([x]) => x);
  return Math.max(...xs) - Math.min(...xs) < width / 2;
};

const rings = objects.land.geometries
  .flatMap(({ arcs: polygons }) => polygons)
  .flatMap((polygon) => polygon.map(ringOf))
  .filter((ring) => ring.some(([, latitude]) => latitude > south))
  .map((ring) => ring.map(project))
  .filter(isWhole)
  .map((points) => simplified(points).map((point) => point.map(Math.round)))
  .filter((points) => points.length > 3 && areaOf(points) >= smallest);

const outline = rings.map(pathOf).join('');
const file = new URL('../src/gym-map/world-outline.ts', import.meta.url);
await writeFile(
  file,
  `/** The world's land as an SVG path in the units of \`mapView\`; drawn by packages/react-ui/maps/make-world-outline.mjs. */
export const worldOutline =
  '${outline}';
`,
);
console.log(`${outline.length} bytes in ${rings.length} outlines`);
