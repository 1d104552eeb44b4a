import type { Database } from '@ironcart/backend';
import { type AnalyticsReportOfStore, readAnalyticsReport } from '@ironcart/backend/analytics';
import { usage } from '../arguments/analytics.mjs';
import { root } from '../prepare/root.mjs';
import { readConfiguration } from './configuration.ts';
import { withStoreDatabase } from './store-database.ts';

const dayMs = 24 * 60 * 60_000;

const steps = {
  page_view: 'looked at pages',
  product_view: 'looked at a product',
  add_to_cart: 'added a product to the cart',
  checkout_step: 'opened the cart or checkout',
  purchase: 'bought',
  default_shipping_address_set: 'set a ship-to country',
} as const;

const linesOf = ({ sites, peers }: AnalyticsReportOfStore): readonly string[] => [
  ...sites.flatMap(({ siteCode, visitors, purchases, revenue, internalEvents }) => [
    `  ${siteCode}`,
    ...Object.entries(steps).map(
      ([name, words]) => `${String(visitors[name as keyof typeof steps]).padStart(9)} browsers ${words}`,
    ),
    `${String(purchases).padStart(9)} purchases${revenue.length > 0 ? `, ${revenue.join(', ')}` : ''}`,
    ...(internalEvents > 0
      ? [`${String(internalEvents).padStart(9)} events of internal staff, counted nowhere above`]
      : []),
  ]),
  ...(sites.length === 0 ? ['  Nothing was reported.'] : []),
  ...peers.map(
    ({ peer, delivered, waiting, givenUp, lastFault }) =>
      `  ${peer}: told ${delivered}, ${waiting} wait, ${givenUp} given up${lastFault === null ? '' : ` (last: ${lastFault})`}`,
  ),
];

const daysOf = ([days = '30', ...rest]: readonly string[]): number | undefined =>
  rest.length === 0 && /^\d{1,3}$/.test(days) && Number(days) >= 1 && Number(days) <= 400 ? Number(days) : undefined;

const print = async (db: Database, days: number): Promise<number> => {
  const report = await readAnalyticsReport(db, new Date(Date.now() - days * dayMs));
  console.log(linesOf(report).join('\n'));
  return report.peers.some(({ givenUp }) => givenUp > 0) ? 3 : 0;
};

/** `npm run analytics`: returns the exit code. */
export const analytics = async (given: readonly string[]): Promise<number> => {
  const days = daysOf(given);
  if (days === undefined) {
    const says = given.includes('--help') ? '' : `  "${given.join(' ')}" is no number of DAYS from 1 to 400.\n\n`;
    console.error(`${says}${usage}`);
    return 1;
  }
  return withStoreDatabase(readConfiguration(root, process.env), (db) => print(db, days));
};
