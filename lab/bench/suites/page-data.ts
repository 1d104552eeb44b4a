import type { Figures } from '../chapter.ts';
import { goalTable } from '../figures/goal-table.ts';
import { categoryPath } from '../load/category-calls.ts';
import { withProduct } from '../load/run-product.ts';

/** Maximum size of the embedded data as a share of a page's markup. */
const most = 0.3;

const pages = [
  ['home', '/'],
  ['category', categoryPath],
  ['product', '/halden-trap-bar'],
  ['cart, empty', '/cart'],
  ['search', '/search?q=plate'],
  ['a content page', '/about'],
] as const;

/** Measures the data that pages embed for their application relative to the rest of their HTML. */
export const measurePageData = (): Promise<Figures> =>
  withProduct(async (origin) => {
    const weighed = [];
    for (const [name, path] of pages) {
      const html = await (await fetch(origin + path)).text();
      const data = /<script type="application\/json"[^>]*>[^<]*<\/script>/.exec(html)?.[0].length;
      if (data === undefined) throw new Error(`${path} embeds no data.`);
      weighed.push({ name, data, markup: html.length - data });
    }
    const kilobytes = (characters: number): string => (characters / 1000).toFixed(1);
    return {
      tables: [
        goalTable(weighed.map(({ name, data, markup }) => ({ name, most, reached: data / markup, unit: '×' }))),
        [
          '| page | data, KB | markup, KB |',
          '|---|---:|---:|',
          ...weighed.map(({ name, data, markup }) => `| ${name} | ${kilobytes(data)} | ${kilobytes(markup)} |`),
        ].join('\n'),
      ].join('\n\n'),
    };
  });
