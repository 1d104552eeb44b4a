import type { Money } from '@ironcart/core/money';
import type { WireSearchEvent } from '../contract/search-event.ts';
import { moneyToWire } from './money.ts';

/** A shopper's action, reported to the search service; amounts in the site's minor units. */
export type SearchEvent =
  | { readonly name: 'user' | 'page_view' }
  | { readonly name: 'product_view' | 'add_to_wishlist'; readonly productId: number }
  | { readonly name: 'add_to_cart'; readonly productId: number; readonly qty: number; readonly price?: Money }
  | { readonly name: 'widget_appear'; readonly widgetId: string; readonly productIds: readonly number[] }
  | { readonly name: 'widget_click'; readonly widgetId: string; readonly productId: number; readonly position?: number }
  | {
      readonly name: 'order_confirm';
      readonly orderId: string;
      readonly total: Money;
      readonly items: readonly { readonly productId: number; readonly qty: number; readonly price: Money }[];
    };

/** Maximum number of products that the event of an appearing widget lists: the first ones. */
const MAX_SHOWN = 100;

export const searchEventToWire = (event: SearchEvent): WireSearchEvent => {
  switch (event.name) {
    case 'add_to_cart': {
      const { price, ...rest } = event;
      return { ...rest, ...(price === undefined ? {} : { price: moneyToWire(price) }) };
    }
    case 'widget_appear': {
      const { name, widgetId, productIds } = event;
      return { name, rfkid: widgetId, productIds: productIds.slice(0, MAX_SHOWN) };
    }
    case 'widget_click': {
      const { widgetId, ...rest } = event;
      return { ...rest, rfkid: widgetId };
    }
    case 'order_confirm':
      return {
        ...event,
        total: moneyToWire(event.total),
        items: event.items.map((item) => ({ ...item, price: moneyToWire(item.price) })),
      };
    default:
      return event;
  }
};
