import type { Chapter, Figures } from './chapter.ts';
import { ratioChart } from './figures/ratio-chart.ts';
import { type Comparison, ratioTable } from './figures/ratio-table.ts';
import { sizeChart } from './figures/size-chart.ts';
import { sizeTable } from './figures/size-table.ts';
import { measureFirstLoad } from './suites/first-load.ts';
import { measurePricing } from './suites/pricing.ts';
import { measureRender } from './suites/render.ts';
import { measureServer } from './suites/server.ts';

const ratios =
  (heading: string, measure: () => Promise<readonly Comparison[]>): (() => Promise<Figures>) =>
  async () => {
    const comparisons = await measure();
    return { tables: comparisons.map(ratioTable).join('\n\n'), chart: ratioChart(heading, comparisons) };
  };

const ratioChapter = ({
  measure,
  ...chapter
}: Omit<Chapter, 'measure'> & { readonly measure: () => Promise<readonly Comparison[]> }): Chapter => ({
  ...chapter,
  measure: ratios(chapter.heading, measure),
});

const firstLoadHeading = 'First load by route';

/** Every chapter, in the order of the report. */
export const chapters: readonly Chapter[] = [
  ratioChapter({
    name: 'pricing',
    heading: 'Pricing a cart',
    explanation: `
All three come to the same sum of the same cart, which is checked before they are measured. \`@ironcart/pricing\` does
the whole work: it finds the price of every line (list, sale, group, promotion), checks its options and choices, and
says how the price came about. The two others are given each product's price and only multiply and add: decimal.js in
decimal objects made beforehand, rounding every line, as is usual; the loop in integers, which nothing can undercut.
So the yellow bar carries all rules and the grey ones carry none. A measured step prices 1,000 lines, whatever the
cart's size, so that the timer itself does not count.`,
    measure: measurePricing,
  }),
  ratioChapter({
    name: 'server',
    heading: 'Answers of the server',
    explanation: `
The product as \`npm start\` runs it: one process, with PostgreSQL beside it, over HTTP on the same machine; the
load's own work counts against it. The heartbeat is the floor: what the cheapest call costs that passes the same
layers. The list is the search call of a category's page with its facets, the detail a product with its children. An
order is complete: a new guest makes a cart, adds a product, asks for rates and tax, gets a card token from the
sandbox provider and places the order, which is verified, written with its stock and paid. Its six calls count as one
answer. The calls are measured in turns; an answer other than success ends the run. All shoppers of the run come from
one address, so it raises the limits per address (\`IRONCART_LIMITS_FACTOR\`), which stay counted in the database for
every order.`,
    measure: measureServer,
  }),
  ratioChapter({
    name: 'render',
    heading: 'Rendering a category page',
    explanation: `
The server's HTML of a category's first page, with all 80 products in it (checked before measuring), beside the data
call that it cannot do without and the heartbeat. The page makes further calls for its category, the menu and the
route, all in the process. Answers are not compressed. What lies between the data call and the page is the price of
those calls and of React.`,
    measure: measureRender,
  }),
  {
    name: 'first-load',
    heading: firstLoadHeading,
    explanation: `
KB (1000 bytes) of script and style that a browser loads until the route is interactive, by the same function as \`npm
run check:budget\`, which fails CI above the budget. These are sizes, not ratios: they are the same on every machine.`,
    measure: async () => {
      const routes = measureFirstLoad();
      return { tables: sizeTable(routes), chart: sizeChart(firstLoadHeading, routes) };
    },
  },
];
