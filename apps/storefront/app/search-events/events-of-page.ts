import { DEFAULT_PAGE_SIZE, type SearchEvent, WIDGET } from '@ironcart/api/client';
import type { ShownPage } from './shown-page.ts';

const arrival = (page: ShownPage, before: ShownPage | undefined): readonly SearchEvent[] => {
  const { productId, list, order } = page;
  const events: SearchEvent[] = page.isPrivate ? [] : [{ name: 'page_view' }];
  if (list !== undefined && list.productIds.length > 0) {
    events.push({ name: 'widget_appear', widgetId: WIDGET.category, productIds: list.productIds });
  }
  if (productId !== undefined) {
    const place = before?.list?.productIds.indexOf(productId) ?? -1;
    if (before?.list !== undefined && place >= 0) {
      const position = (before.list.page - 1) * DEFAULT_PAGE_SIZE + place + 1;
      events.push({ name: 'widget_click', widgetId: WIDGET.category, productId, position });
    }
    events.push({ name: 'product_view', productId });
  }
  if (order !== undefined) {
    const items = order.items.map(({ productId: id, qty, price }) => ({ productId: id, qty, price }));
    const total = order.totals.grandTotalIncludingTax;
    events.push({ name: 'order_confirm', orderId: order.orderId, total, items });
  }
  return events;
};

const quantityOf = (cart: ShownPage['cart'], wanted: number): number =>
  cart.reduce((sum, { productId, qty }) => (productId === wanted ? sum + qty : sum), 0);

/** Items added to the cart since the previous page. A different customer's cart does not count. */
const additions = (page: ShownPage, before: ShownPage | undefined): readonly SearchEvent[] => {
  if (before === undefined || before.email !== page.email) return [];
  const prices = new Map(page.cart.map(({ productId, price }) => [productId, price]));
  return [...prices].flatMap(([productId, price]): SearchEvent[] => {
    const qty = quantityOf(page.cart, productId) - quantityOf(before.cart, productId);
    return qty > 0 ? [{ name: 'add_to_cart', productId, qty, price }] : [];
  });
};

/**
 * A shopper's actions for the search service, derived from a page and the previous one, or from a change on the page.
 */
export const eventsOfPage = (page: ShownPage, before: ShownPage | undefined): readonly SearchEvent[] => [
  ...additions(page, before),
  ...(before?.key === page.key ? [] : arrival(page, before)),
];
