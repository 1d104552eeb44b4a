import * as Plot from '@observablehq/plot';
import { colours, drawChart, edge, footMargin, headMargin, nameMargin } from './chart-look.ts';
import { type Comparison, ratiosOf, readable } from './ratio-table.ts';

interface Bar {
  readonly name: string;
  readonly panel: string;
  readonly ratio: number;
  readonly perSecond: string;
  readonly isOurs: boolean;
}

const barHeight = 26;
const panelGap = 44;
const perSecondMargin = 150;

const barsOf = (comparison: Comparison): readonly Bar[] => {
  const ratios = ratiosOf(comparison);
  return comparison.measurements.map(({ name, perSecond, isOurs }, index) => ({
    name,
    panel: comparison.title,
    ratio: ratios[index] ?? Number.NaN,
    perSecond: `${readable(perSecond)} ${comparison.unit}/s`,
    isOurs,
  }));
};

const powersOfTen = (least: number, most: number): readonly number[] => {
  const first = Math.ceil(Math.log10(least));
  const count = Math.floor(Math.log10(most)) - first + 1;
  return Array.from({ length: count }, (_, index) => 10 ** (first + index));
};

const labels = (bars: readonly Bar[], side: 'left' | 'right') =>
  Plot.text(bars, {
    x: 'ratio',
    y: 'name',
    fy: 'panel',
    text: ({ ratio }: Bar) => `${readable(ratio)}×`,
    textAnchor: side === 'right' ? 'start' : 'end',
    dx: side === 'right' ? 8 : -8,
    fontWeight: 650,
    fill: colours.ink,
    stroke: colours.ground,
    strokeWidth: 5,
  });

/**
 * Draws comparisons as bars from the line of the first measurement, to the right if faster and to the left if slower,
 * on a logarithmic scale: equal lengths are equal ratios.
 */
export const ratioChart = (heading: string, comparisons: readonly Comparison[]): string => {
  const bars = comparisons.flatMap(barsOf);
  const [base] = bars;
  const ratios = bars.map(({ ratio }) => ratio);
  const least = Math.min(...ratios) / 4;
  const most = Math.max(...ratios, 1) * (Math.max(...ratios) > 1.5 ? 3 : 2);
  const panels = comparisons.map(({ title }) => title);
  const names = [...new Set(bars.map(({ name }) => name))];
  const panelHeight = names.length * barHeight + panelGap;
  const subtitle = `Times as fast as ${base?.name ?? 'the first'}, on a logarithmic scale`;
  return drawChart(
    { heading, subtitle },
    {
      height: headMargin + comparisons.length * panelHeight - panelGap + footMargin,
      marginRight: perSecondMargin,
      x: { type: 'log', domain: [least, most], axis: null },
      y: { domain: names, axis: null, padding: 0.3 },
      fy: { domain: panels, axis: null, paddingInner: panels.length > 1 ? panelGap / panelHeight : 0 },
      marks: [
        Plot.gridX(powersOfTen(least, most), { stroke: colours.grid, strokeOpacity: 1 }),
        Plot.axisX(powersOfTen(least, most), {
          anchor: 'top',
          tickFormat: (ratio: number) =>
            `${ratio >= 1 ? ratio.toLocaleString('en-US') : String(Number(ratio.toFixed(6)))}×`,
          tickSize: 0,
          label: null,
          fill: colours.muted,
        }),
        Plot.text(panels, {
          fy: (panel: string) => panel,
          text: (panel: string) => panel,
          frameAnchor: 'top-left',
          dx: edge - nameMargin,
          dy: -14,
          fontWeight: 700,
          fontSize: 14,
        }),
        Plot.barX(bars, {
          x1: 1,
          x2: 'ratio',
          y: 'name',
          fy: 'panel',
          fill: ({ isOurs }: Bar) => (isOurs ? colours.signal : colours.beside),
          stroke: ({ isOurs }: Bar) => (isOurs ? colours.ink : colours.beside),
          rx: 1,
        }),
        Plot.ruleX([1], { stroke: colours.ink, strokeWidth: 1.5 }),
        Plot.text(bars, {
          y: 'name',
          fy: 'panel',
          text: 'name',
          frameAnchor: 'left',
          dx: -14,
          textAnchor: 'end',
        }),
        labels(
          bars.filter(({ ratio }) => ratio >= 1),
          'right',
        ),
        labels(
          bars.filter(({ ratio }) => ratio < 1),
          'left',
        ),
        Plot.text(bars, {
          y: 'name',
          fy: 'panel',
          text: 'perSecond',
          frameAnchor: 'right',
          dx: perSecondMargin - edge,
          textAnchor: 'end',
          fill: colours.muted,
          fontVariant: 'tabular-nums',
        }),
      ],
    },
  );
};
