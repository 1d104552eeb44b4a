import { type EmptiedDemo, type EmptyIssue, emptyDemo, readStoreFolder } from '@ironcart/backend/demo';
import { type CodeTexts, textOfCode } from '@ironcart/core/result';
import { usage } from '../arguments/demo.mjs';
import { root } from '../prepare/root.mjs';
import { readConfiguration } from './configuration.ts';
import { countOf } from './count-of.ts';
import { hasDemo, places } from './places.ts';
import { withStoreDatabase } from './store-database.ts';

const texts: CodeTexts<EmptyIssue> = {
  no_demo: 'This store is no demo: there is nothing to remove.',
  unsettled_orders: ({ orders }) =>
    `${countOf(orders, 'order')} still to be paid: start the store until this is settled, then try again. Nothing was removed.`,
};

const said = ({ rows, keptOrders }: EmptiedDemo, isTrial: boolean): readonly string[] => [
  isTrial ? 'This would be removed:' : 'This was removed:',
  ...Object.entries(rows).map(([name, count]) => `  ${String(count).padStart(6)} ${name}`),
  `Kept: ${countOf(keptOrders, 'order')}, imported products, registered shoppers, shipping and tax tables.`,
  isTrial
    ? 'Nothing was removed yet. Back up what you need (npm run backup -- FILE), then run: npm run demo -- empty --yes'
    : 'The store is one of your own now: start it again.',
];

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
  const emptied = await withStoreDatabase(readConfiguration(root, process.env), async (db) =>
    emptyDemo(db, await readStoreFolder(places.demoData), { isTrial }),
  );
  const lines = emptied.ok ? said(emptied.value, isTrial) : emptied.issues.map((issue) => textOfCode(issue, texts));
  for (const line of lines) console.log(`  ${line}`);
  return !emptied.ok && emptied.issues[0].code === 'unsettled_orders' ? 2 : 0;
};
