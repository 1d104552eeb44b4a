import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figures } from '../chapter.ts';
import { goalTable } from '../figures/goal-table.ts';
import { ratioChart } from '../figures/ratio-chart.ts';
import { type Comparison, ratioTable } from '../figures/ratio-table.ts';
import { sendInTurns } from '../load/answers-per-second.ts';
import { categoryPath, recordCategoryList } from '../load/category-calls.ts';
import { withProduct } from '../load/run-product.ts';
import { messageOf, startServer } from '../placement/processes.ts';

const turns = 3;

/** Removes React's marker comments, of which the bare server has fewer. */
const withoutComments = (html: string): string => html.replaceAll(/<!--.*?-->/g, '');

/** Fetches the page and checks that it shows every product. */
const checkedPage = async (origin: string): Promise<string> => {
  const { products } = await recordCategoryList(origin);
  const html = await (await fetch(`${origin}${categoryPath}`)).text();
  const missing = products.filter(({ url }) => !html.includes(`href="${url}`));
  if (missing.length > 0) throw new Error(`${categoryPath} is rendered without ${missing.length} of its products.`);
  return html;
};

/** Checks that the baseline's markup has the same size within one percent: attributes may be written differently. */
const requireSameMarkup = async (url: string, page: string): Promise<void> => {
  const bare = withoutComments(await (await fetch(url)).text());
  const ratio = bare.length / withoutComments(page).length;
  const [tags, bareTags] = [page, bare].map((html) => html.match(/<[a-z]/g)?.length);
  if (tags !== bareTags || Math.abs(ratio - 1) > 0.01) {
    throw new Error(`The bare server answers ${ratio.toFixed(3)} of the page, ${bareTags} tags of ${tags}.`);
  }
};

/** Requests one page of the product and of a bare renderToString server, in turns, over 16 connections. */
export const measureListingPage = (): Promise<Figures> =>
  withProduct(async (origin) => {
    const folder = await mkdtemp(join(tmpdir(), 'ironcart-listing-'));
    const file = join(folder, 'page.html');
    const page = await checkedPage(origin);
    await writeFile(file, page);
    const bare = await startServer('../listing-page/bare-server.ts', { BENCH_PAGE: file });
    try {
      const bareUrl = `http://127.0.0.1:${(await messageOf<{ port: number }>(bare)).port}/`;
      await requireSameMarkup(bareUrl, page);
      const get = (url: string, headers = {}) => ({ call: { url, method: 'GET', headers } });
      let visits = 0;
      const anew = () => {
        visits += 1;
        return { path: `${categoryPath}?visit=${visits}`, headers: {} };
      };
      const measureOver = (connections: number) =>
        sendInTurns(
          [
            { name: 'bare renderToString server', isOurs: false, ...get(bareUrl) },
            { name: 'the product', isOurs: true, ...get(`${origin}${categoryPath}`) },
            { name: 'the product, each page rendered separately', isOurs: true, ...get(origin), vary: anew },
          ],
          { connections, turns },
        );
      const comparisons: Comparison[] = [];
      for (const connections of [16, 1]) {
        comparisons.push({
          title: connections === 1 ? '1 connection' : `${connections} connections`,
          unit: 'pages',
          measurements: await measureOver(connections),
        });
      }
      const [floor, ours] = comparisons[0]?.measurements ?? [];
      return {
        tables: [
          goalTable([
            {
              name: 'A page of 80 products over 16 connections, compared with a bare server of the same markup',
              least: 0.5,
              reached: (ours?.perSecond ?? 0) / (floor?.perSecond ?? 1),
              unit: '×',
            },
          ]),
          ...comparisons.map(ratioTable),
        ].join('\n\n'),
        chart: ratioChart('A page of 80 products', comparisons),
      };
    } finally {
      bare.kill();
      await rm(folder, { recursive: true, force: true });
    }
  });
