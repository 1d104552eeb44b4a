import type { Comparison } from '../figures/ratio-table.ts';
import { sendInTurns } from '../load/answers-per-second.ts';
import { categoryPath, recordCategoryList, recordHeartbeat } from '../load/category-calls.ts';
import type { RecordedCall } from '../load/recorded-call.ts';
import { withProduct } from '../load/run-product.ts';

/** The page's request, after a check that the page shows every product. */
const checkedPage = async (origin: string, productUrls: readonly string[]): Promise<RecordedCall> => {
  const url = `${origin}${categoryPath}`;
  const html = await (await fetch(url)).text();
  const missing = productUrls.filter((productUrl) => !html.includes(`href="${productUrl}`));
  if (missing.length > 0) throw new Error(`${categoryPath} is rendered without ${missing.join(', ')}.`);
  return { url, method: 'GET', headers: { accept: 'text/html' } };
};

/** Compares the server rendering of a full category page with its data call and the cheapest call. */
export const measureRender = (): Promise<readonly Comparison[]> =>
  withProduct(async (origin) => {
    const list = await recordCategoryList(origin);
    const page = await checkedPage(
      origin,
      list.products.map(({ url }) => url),
    );
    const subjects = [
      { name: 'heartbeat (the floor)', isOurs: false, call: await recordHeartbeat(origin) },
      { name: 'its data call alone', isOurs: false, call: list.call },
      { name: 'page of 80 products', isOurs: true, call: page },
    ];
    const comparisons: Comparison[] = [];
    for (const connections of [1, 16]) {
      comparisons.push({
        title: connections === 1 ? '1 connection' : `${connections} connections`,
        unit: 'answers',
        measurements: await sendInTurns(subjects, { connections, turns: 2 }),
      });
    }
    return comparisons;
  });
