import { openDatabase } from '@ironcart/backend';
import { type EmptyOutcome, emptyDemo, readStoreFolder } from '@ironcart/backend/demo';
import { root } from '../prepare/root.mjs';
import { readConfiguration } from './configuration.ts';
import { hasDemo, places } from './places.ts';
import { openDatabaseForCommand } from './store-database.ts';

const usage = `Usage:
  npm run demo -- empty
  npm run demo -- empty --yes

empty: says what of a demo store would be removed: its products, customers, gift cards, pages, and the orders that no
money was taken for. With --yes it is removed, and the store is one of your own. docs/operations.md, From demo to live.`;

const said = (outcome: EmptyOutcome, isTrial: boolean): readonly string[] => {
  switch (outcome.kind) {
    case 'no_demo':
      return ['This store is no demo: there is nothing to remove.'];
    case 'unsettled_orders':
      return [
        `${outcome.orders} orders still wait for their payment: start the store until they are settled, then try again. Nothing was removed.`,
      ];
    case 'emptied':
      return [
        isTrial ? 'This would be removed:' : 'This was removed:',
        ...Object.entries(outcome.rows).map(([name, rows]) => `  ${String(rows).padStart(6)} ${name}`),
        `Kept: ${outcome.keptOrders} orders, imported products, registered shoppers, shipping and tax tables.`,
        isTrial
          ? 'Nothing was removed yet. Back up what you need (npm run backup -- FILE), then run: npm run demo -- empty --yes'
          : 'The store is one of your own now: start it again.',
      ];
  }
};

/** `npm run demo`: returns the exit code, 2 if nothing could be removed. */
export const demo = async ([verb, confirmation, ...rest]: readonly string[]): Promise<number> => {
  const isTrial = confirmation === undefined;
  if (verb !== 'empty' || !(isTrial || confirmation === '--yes') || rest.length > 0) {
    console.error(usage);
    return 1;
  }
  if (!hasDemo) {
    throw new Error(
      'This release was written without the demo: npm run release -- --demo writes one that can remove it.',
    );
  }
  const database = await openDatabaseForCommand(readConfiguration(root, process.env));
  try {
    const db = await openDatabase({ url: database.url, maxConnections: 1 });
    const outcome = await emptyDemo(db, await readStoreFolder(places.demoData), { isTrial }).finally(() =>
      db.destroy(),
    );
    for (const line of said(outcome, isTrial)) console.log(`  ${line}`);
    return outcome.kind === 'unsettled_orders' ? 2 : 0;
  } finally {
    await database.close();
  }
};
