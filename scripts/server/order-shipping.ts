import { parseArgs } from 'node:util';
import { type Database, storeKindOf } from '@ironcart/backend';
import { type ShipIssue, type ShippedPackage, shipOrder } from '@ironcart/backend/orders';
import { normalisedOrderNumber } from '@ironcart/core/order';
import { type CodeTexts, type Result, textOfCode } from '@ironcart/core/result';
import type { Configuration } from './configuration.ts';
import { countOf } from './count-of.ts';
import { sayWhyNot } from './order-stand.ts';
import { trackingUrlsOf } from './tracking-pages.ts';
import { unknownOptionOf } from './unknown-option.ts';

/** The carrier of a demo store, which advances its packages automatically. */
const sandbox = 'Sandbox';

/** Parses quantities by SKU, as in 'BAR-20=1,PLATE-25=2'; undefined for an invalid text. */
const readPieces = (text: string): ReadonlyMap<string, number> | undefined => {
  const pieces = new Map<string, number>();
  for (const part of text.split(',')) {
    const [, sku, qty] = /^(.{1,100})=([1-9]\d{0,5})$/.exec(part.trim()) ?? [];
    if (sku === undefined) return undefined;
    pieces.set(sku, (pieces.get(sku) ?? 0) + Number(qty));
  }
  return pieces;
};

/**
 * Refuses an invented carrier or tracking number in a store that is not a demo, because its customers would be notified
 * of it.
 */
const refuseMadeUp = async (
  db: Database,
  { carrier, trackingNumber }: { readonly carrier: string; readonly trackingNumber: string | undefined },
): Promise<number | undefined> => {
  if ((await storeKindOf(db)) === 'demo' || (carrier !== sandbox && trackingNumber !== undefined)) return undefined;
  console.error('  Name the carrier and the number of its package: --carrier NAME --tracking NUMBER.');
  return 1;
};

const textsOf = (orderId: string, carrier: string): CodeTexts<Exclude<ShipIssue, { readonly code: 'no_order' }>> => ({
  nothing_waits: ({ sku }) =>
    sku === undefined
      ? `Nothing of ${orderId} waits to be shipped.`
      : `Of ${sku} fewer pieces of ${orderId} wait to be shipped.`,
  number_taken: `${carrier} carries another package under that number.`,
});

const report = async (
  db: Database,
  { orderId, carrier }: { readonly orderId: string; readonly carrier: string },
  shipped: Result<ShippedPackage, ShipIssue>,
): Promise<number> => {
  if (shipped.ok) {
    const { pieces, trackingNumber } = shipped.value;
    console.log(
      `  ${countOf(pieces, 'piece')} of ${orderId} ${pieces === 1 ? 'is' : 'are'} with ${carrier}, under ${trackingNumber}.`,
    );
    return 0;
  }
  const [issue] = shipped.issues;
  if (issue.code === 'no_order') return sayWhyNot(db, orderId);
  console.error(`  ${textOfCode(issue, textsOf(orderId, carrier))}`);
  return 3;
};

const isName = (text: string): boolean => text.trim() !== '' && text.length <= 100;

/** The command `ship`; undefined if arguments are missing, or a string with the reason why one is invalid. */
export const ship = (
  given: readonly string[],
): ((db: Database, configuration: Configuration) => Promise<number>) | string | undefined => {
  const options = { carrier: { type: 'string' }, tracking: { type: 'string' }, items: { type: 'string' } } as const;
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...given], options, allowPositionals: true });
  } catch (error) {
    return unknownOptionOf(error);
  }
  const [typed, ...rest] = parsed.positionals;
  const { carrier = sandbox, tracking: trackingNumber, items } = parsed.values;
  const pieces = items === undefined ? undefined : readPieces(items);
  if (typed === undefined) return undefined;
  if (rest[0] !== undefined)
    return `"${rest[0]}" is one word too many: put quotation marks around a NAME of several words.`;
  if (!isName(carrier)) return `"${carrier}" is no NAME: it has 1 to 100 characters.`;
  if (trackingNumber !== undefined && !isName(trackingNumber)) {
    return `"${trackingNumber}" is no NUMBER of a package: it has 1 to 100 characters.`;
  }
  if (items !== undefined && pieces === undefined) return `"${items}" does not read as in BAR-20=1,PLATE-25=2.`;
  const orderId = normalisedOrderNumber(typed);
  return async (db, { trackingPages }) => {
    const refused = await refuseMadeUp(db, { carrier, trackingNumber });
    if (refused !== undefined) return refused;
    const trackingUrlOf = trackingUrlsOf(trackingPages, carrier);
    const shipment = { orderId, carrier, trackingNumber, trackingUrlOf, pieces, now: new Date() };
    return report(db, { orderId, carrier }, await shipOrder(db, shipment));
  };
};
