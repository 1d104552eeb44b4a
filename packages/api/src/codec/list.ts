import type { ShoppingList } from '@ironcart/core/list';
import type { WireList } from '../contract/list.ts';
import { lineItemFromWire, lineItemToWire } from './line-item.ts';
import { withoutUndefined } from './without-undefined.ts';

/** Converts a list to its wire format (S3-list). */
export const listToWire = (list: ShoppingList): WireList => ({
  ...list,
  items: list.items.map(lineItemToWire),
  messages: [...list.messages],
  metadata: withoutUndefined({ ...list.metadata }),
});

/** The inverse of `listToWire`. */
export const listFromWire = (list: WireList): ShoppingList => ({
  ...list,
  items: list.items.map(lineItemFromWire),
});
