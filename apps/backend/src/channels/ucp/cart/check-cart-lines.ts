import { newLineItemToWire } from '@ironcart/api/codec';
import type { WireLineItem, WireNewLineItem } from '@ironcart/api/contract';
import type { Site } from '@ironcart/core/site';
import { isRefusal } from '../../../http/refusal.ts';
import { checkItem, type ItemRefusal } from '../../../services/list/check-items.ts';
import { parseItemId } from '../catalog/item-id.ts';
import { lineOf } from '../catalog/item-line.ts';
import { isStoreCode, messageOf } from '../messages/error-messages.ts';
import type { ErrorMessage } from '../messages/message.ts';
import type { UcpContext } from '../ucp-context.ts';
import type { CartRequest } from './cart-request.ts';

/** A line that can be sold, and how the store changed it. */
interface AcceptedLine {
  readonly item: WireLineItem;
  /** Why its quantity was changed. */
  readonly change: string | undefined;
}

/** The lines of a request: the accepted ones, and why the others were refused. */
export interface CheckedLines {
  readonly accepted: readonly AcceptedLine[];
  readonly refused: readonly ErrorMessage[];
}

/** The specific code of a line that cannot be priced. */
const pricingCodeOf = ({ details }: ItemRefusal): string | undefined => {
  const issues: unknown = Reflect.get(Object(details), 'issues');
  const code: unknown = Array.isArray(issues) ? Reflect.get(Object(issues[0]), 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
};

const refusalMessage = (id: string, refusal: ItemRefusal): ErrorMessage => {
  const exact = pricingCodeOf(refusal);
  const code = exact !== undefined && isStoreCode(exact) ? exact : refusal.type;
  return messageOf({ code, content: `${id.slice(0, 100)}: ${refusal.message}` });
};

const withIds = (line: WireNewLineItem, randomId: () => string): WireLineItem => ({
  listItemId: randomId(),
  productId: line.productId,
  qty: line.qty,
  options: line.options ?? {},
  metadata: line.metadata ?? {},
  children: (line.children ?? []).map((child) => withIds(child, randomId)),
});

/** The quantities of a request by item; repeated items are combined. */
const quantitiesOf = ({ line_items }: CartRequest): ReadonlyMap<string, number> => {
  const quantities = new Map<string, number>();
  for (const { item, quantity } of line_items) quantities.set(item.id, (quantities.get(item.id) ?? 0) + quantity);
  return quantities;
};

/** Validates the lines of a request like the cart of the store's own pages: products, choices, stock and limits. */
export const checkCartLines = async (
  { catalogue, now, randomId }: UcpContext,
  site: Site,
  request: CartRequest,
): Promise<CheckedLines> => {
  const asked = [...quantitiesOf(request)].map(([id, qty]) => ({ id, qty, choice: parseItemId(id) }));
  const ids = asked.flatMap(({ choice }) => (choice ? [choice.productId] : []));
  const products = await catalogue.productsWithChildren(ids, site);
  const accepted: AcceptedLine[] = [];
  const refused: ErrorMessage[] = [];
  for (const { id, qty, choice } of asked) {
    const product = choice && products.get(choice.productId);
    if (!choice || !product) {
      refused.push(messageOf({ code: 'unreadable_item', content: `${id.slice(0, 100)}: There is no such item` }));
      continue;
    }
    const item = withIds(newLineItemToWire(lineOf(product, choice, qty)), randomId);
    const checked = checkItem(item, products, { nowMs: now().getTime(), isKept: false });
    if (isRefusal(checked)) refused.push(refusalMessage(id, checked));
    else accepted.push({ item: checked.item, change: checked.message });
  }
  return { accepted, refused };
};
