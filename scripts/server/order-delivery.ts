import { parseArgs } from 'node:util';
import type { Database } from '@ironcart/backend';
import { type DeliverIssue, deliverPackages } from '@ironcart/backend/orders';
import { normalisedOrderNumber } from '@ironcart/core/order';
import { type CodeTexts, textOfCode } from '@ironcart/core/result';
import { countOf } from './count-of.ts';
import { unknownOptionOf } from './unknown-option.ts';

const textsOf = (packages: string): CodeTexts<DeliverIssue> => ({
  no_package: `There is no package ${packages}.`,
  nothing_under_way: `Nothing ${packages} is under way: it was delivered before.`,
});

/** The command `delivered`; undefined if arguments are missing, or a string with the reason why one is invalid. */
export const deliver = (given: readonly string[]): ((db: Database) => Promise<number>) | string | undefined => {
  const options = { tracking: { type: 'string' } } as const;
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...given], options, allowPositionals: true });
  } catch (error) {
    return unknownOptionOf(error);
  }
  const [typed, ...rest] = parsed.positionals;
  if (typed === undefined || rest.length > 0) return undefined;
  const { tracking: trackingNumber } = parsed.values;
  const orderId = normalisedOrderNumber(typed);
  return async (db) => {
    const delivered = await deliverPackages(db, { orderId, trackingNumber, now: new Date() });
    if (delivered.ok) {
      console.log(
        `  ${countOf(delivered.value, 'package')} of ${orderId} ${delivered.value === 1 ? 'was' : 'were'} delivered.`,
      );
      return 0;
    }
    const [issue] = delivered.issues;
    const packages = trackingNumber === undefined ? `of ${orderId}` : `${trackingNumber} of ${orderId}`;
    console.error(`  ${textOfCode(issue, textsOf(packages))}`);
    return issue.code === 'no_package' ? 2 : 3;
  };
};
