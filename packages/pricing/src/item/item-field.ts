import type { LineItem } from '@ironcart/core/list';
import type { ItemField } from '../issues.ts';
import { type PricingRun, report } from './pricing-run.ts';

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The part of an item that has the wrong type; undefined if all parts that pricing reads have the right ones. */
export const unreadableField = (item: LineItem): ItemField | undefined => {
  if (!isRecord(item)) return 'item';
  if (typeof item.listItemId !== 'string') return 'listItemId';
  if (typeof item.productId !== 'number') return 'productId';
  if (!isRecord(item.options)) return 'options';
  if (!isRecord(item.metadata)) return 'metadata';
  return Array.isArray(item.children) ? undefined : 'children';
};

/**
 * Whether the parts of an item that pricing reads have the right types. Reports those that have not. Children are
 * checked when they are priced.
 */
export const isReadable = (item: LineItem, run: PricingRun): boolean => {
  const field = unreadableField(item);
  if (field === undefined) return true;
  if (run.ancestors.length === 0) {
    run.listItemId = field === 'item' || field === 'listItemId' ? undefined : item.listItemId;
  }
  const productId = field === 'item' || typeof item.productId !== 'number' ? undefined : item.productId;
  report(run, productId, { code: 'unreadableItem', field });
  return false;
};
