import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';
import { type Comparison, ratiosOf } from './ratio-table.ts';

/** Draws comparisons as horizontal bars on a logarithmic scale of ratios, as an SVG text. */
export const ratioChart = (comparisons: readonly Comparison[]): string => {
  const bars = comparisons.flatMap((comparison) => {
    const ratios = ratiosOf(comparison);
    return comparison.measurements.map(({ name }, index) => ({
      name,
      title: comparison.title,
      ratio: ratios[index] ?? 0,
    }));
  });
  const { document } = new JSDOM('').window;
  const svg = Plot.plot({
    document,
    width: 820,
    marginLeft: 190,
    marginRight: 60,
    style: { fontFamily: 'system-ui, sans-serif', fontSize: '13px', background: '#f6f4ef', color: '#171614' },
    x: { type: 'log', label: 'times as fast', grid: true },
    y: { label: null },
    fy: { label: null, padding: 0.35 },
    facet: { data: bars, y: 'title', marginRight: 190 },
    marks: [
      Plot.ruleX([1]),
      Plot.barX(bars, { x1: 1, x2: 'ratio', y: 'name', fill: '#b3261e' }),
      Plot.text(bars, {
        x: 'ratio',
        y: 'name',
        text: ({ ratio }: { ratio: number }) => `${ratio.toPrecision(3)}×`,
        dx: 6,
        textAnchor: 'start',
      }),
    ],
  });
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return svg.outerHTML;
};
