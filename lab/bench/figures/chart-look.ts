import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';

/** The store's light colours (react-ui's tokens): the signal colour for our results, grey for the others. */
export const colours = {
  ground: '#f5f3ef',
  grid: '#dedad2',
  ink: '#15171a',
  muted: '#53575c',
  signal: '#ffc51f',
  beside: '#a5a8ab',
} as const;

const chartWidth = 880;

/** Space to the left of the bars, for their names. */
export const nameMargin = 210;

/** Space above the first bar, for the heading, the axis and the panel's title. */
export const headMargin = 104;

export const footMargin = 20;

/** The left edge of headings and titles. */
export const edge = 16;

/** A chart's heading and the meaning of its bars. */
export interface ChartText {
  readonly heading: string;
  readonly subtitle: string;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Draws a plot in the report's style, as SVG. */
export const drawChart = ({ heading, subtitle }: ChartText, options: Plot.PlotOptions): string => {
  const { document } = new JSDOM('').window;
  const svg = Plot.plot({
    document,
    width: chartWidth,
    marginLeft: nameMargin,
    marginTop: headMargin,
    marginBottom: footMargin,
    style: {
      fontFamily: 'system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif',
      fontSize: '13px',
      background: colours.ground,
      color: colours.ink,
    },
    ...options,
  });
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  svg.setAttribute('role', 'img');
  svg.insertAdjacentHTML('afterbegin', `<title>${escaped(`${heading}: ${subtitle}`)}</title>`);
  svg.insertAdjacentHTML(
    'beforeend',
    `<text text-anchor="start" x="${edge}" y="32" font-size="18" font-weight="700">${escaped(heading)}</text>` +
      `<text text-anchor="start" x="${edge}" y="54" fill="${colours.muted}">${escaped(subtitle)}</text>`,
  );
  return svg.outerHTML;
};
