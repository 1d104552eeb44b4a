import * as Plot from '@observablehq/plot';
import { colours, drawChart, edge, footMargin, headMargin } from './chart-look.ts';
import type { RouteSize } from './size-table.ts';

const routeHeight = 58;
const routeNameMargin = 110;
const brotliMargin = 100;

interface Bar {
  readonly route: string;
  readonly kind: 'script' | 'style';
  readonly gzip: number;
  readonly brotli: number;
}

const barsOf = ({ name, script, style }: RouteSize): readonly Bar[] => [
  { route: name, kind: 'script', ...script },
  { route: name, kind: 'style', ...style },
];

/** Draws each route's script and style, gzipped, against its script budget. */
export const sizeChart = (heading: string, routes: readonly RouteSize[]): string => {
  const bars = routes.flatMap(barsOf);
  const most = Math.max(...routes.flatMap(({ budget, script }) => [budget, script.gzip]));
  const subtitle = 'KB, gzip: script until interactive (yellow), style (grey) and the budget of the script (dashed)';
  return drawChart(
    { heading, subtitle },
    {
      height: headMargin + routes.length * routeHeight + footMargin,
      marginLeft: routeNameMargin,
      marginRight: brotliMargin,
      x: { domain: [0, most * 1.15], axis: null },
      y: { domain: ['script', 'style'], axis: null, padding: 0.15 },
      fy: { domain: routes.map(({ name }) => name), axis: null, padding: 0.3 },
      marks: [
        Plot.gridX({ stroke: colours.grid, strokeOpacity: 1, ticks: 6 }),
        Plot.axisX({ anchor: 'top', ticks: 6, tickSize: 0, label: null, fill: colours.muted }),
        Plot.text(routes, {
          fy: 'name',
          text: 'name',
          frameAnchor: 'left',
          dx: edge - routeNameMargin,
          fontWeight: 700,
        }),
        Plot.barX(bars, {
          x: 'gzip',
          y: 'kind',
          fy: 'route',
          fill: ({ kind }: Bar) => (kind === 'script' ? colours.signal : colours.beside),
          stroke: ({ kind }: Bar) => (kind === 'script' ? colours.ink : colours.beside),
          rx: 1,
        }),
        Plot.tickX(routes, {
          x: 'budget',
          fy: 'name',
          stroke: colours.ink,
          strokeWidth: 1.5,
          strokeDasharray: '4 3',
        }),
        Plot.text(routes, {
          x: 'budget',
          y: () => 'style',
          fy: 'name',
          text: ({ budget }: RouteSize) => `budget ${budget}`,
          textAnchor: 'start',
          dx: 6,
          fill: colours.muted,
        }),
        Plot.text(routes, {
          x: ({ script }: RouteSize) => script.gzip,
          y: () => 'script',
          fy: 'name',
          text: ({ script }: RouteSize) => script.gzip.toFixed(1),
          textAnchor: 'end',
          dx: -8,
          fontWeight: 650,
        }),
        Plot.text(routes, {
          x: ({ style }: RouteSize) => style.gzip,
          y: () => 'style',
          fy: 'name',
          text: ({ style }: RouteSize) => style.gzip.toFixed(1),
          textAnchor: 'start',
          dx: 8,
        }),
        Plot.text(bars, {
          y: 'kind',
          fy: 'route',
          text: ({ brotli }: Bar) => `br ${brotli.toFixed(1)}`,
          frameAnchor: 'right',
          dx: brotliMargin - edge,
          textAnchor: 'end',
          fill: colours.muted,
        }),
      ],
    },
  );
};
