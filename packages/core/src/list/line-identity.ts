import { requireArray, requireFields, requireObject } from '../require-argument.ts';
import type { ChosenOptions, ItemMetadata, LineItem } from './line-item.ts';

const optionsKey = (options: ChosenOptions): string =>
  JSON.stringify(
    Object.entries(options)
      .map(([id, value]) => [id, typeof value === 'object' ? value.toSorted((left, right) => left - right) : value])
      .toSorted(([left], [right]) => (String(left) < String(right) ? -1 : 1)),
  );

const entriesKey = (record: object | undefined) =>
  record && Object.entries(record).toSorted(([left], [right]) => (left < right ? -1 : 1));

/**
 * The metadata that distinguishes goods. Recipe and group are excluded, because they only record where an item came
 * from.
 */
const metadataKey = (metadata: ItemMetadata): string =>
  JSON.stringify([
    metadata.bundleOptionId,
    metadata.freeBundleOptionId,
    metadata.redeem === true,
    entriesKey(metadata.giftcard),
    metadata.fluidPrice,
    metadata.customSku,
    entriesKey(metadata.plateOpts),
    entriesKey(metadata.choice),
    metadata.eventRegistration?.onCompletionSku,
    metadata.registry?.registryId,
  ]);

const childKey = (child: LineItem): string => `${child.qty}x${lineIdentity(child)}`;

/**
 * A line's identity without quantity and id: lines with the same identity are merged and their quantities added. The
 * order of options and children does not matter.
 */
export const lineIdentity = (item: Pick<LineItem, 'productId' | 'options' | 'metadata' | 'children'>): string => {
  requireFields(item, 'item', { options: 'object', metadata: 'object', children: 'array' });
  return [
    item.productId,
    optionsKey(item.options),
    metadataKey(item.metadata),
    ...item.children.map(childKey).toSorted(),
  ].join('|');
};

/** Adds an item to a list: merges it into the line of the same identity, or appends it. */
export const withAddedItem = (items: readonly LineItem[], added: LineItem): readonly LineItem[] => {
  requireArray(items, 'items');
  requireObject(added, 'added');
  const identity = lineIdentity(added);
  const index = items.findIndex((item) => lineIdentity(item) === identity);
  if (index < 0) return [...items, added];
  return items.map((item, position) => (position === index ? { ...item, qty: item.qty + added.qty } : item));
};
