import { checkoutStepAt, checkoutStepNumber } from '@ironcart/core/checkout';
import type { AnalyticsEvent } from '@ironcart/core/visitor';
import { cartPath } from '@ironcart/react-ui/cart';
import { eventsOfPage } from '../search-events/events-of-page.ts';
import type { ShownPage } from '../search-events/shown-page.ts';

/** The funnel step of a path within the site: 0 for the cart, then those of checkout. */
const stepAt = (pathname: string): number | undefined => {
  if (pathname === cartPath) return 0;
  const step = checkoutStepAt(pathname);
  return step && checkoutStepNumber(step);
};

/** The shopper's funnel events, derived from navigation to a page or a change on it. */
export const eventsOfVisit = (page: ShownPage, before: ShownPage | undefined): readonly AnalyticsEvent[] => {
  const events = eventsOfPage(page, before).flatMap((event): readonly AnalyticsEvent[] => {
    switch (event.name) {
      case 'page_view':
        return [{ name: 'page_view' }];
      case 'product_view':
        return [{ name: 'product_view', productId: event.productId }];
      case 'add_to_cart':
        return [{ name: 'add_to_cart', productId: event.productId, qty: event.qty, price: event.price }];
      case 'order_confirm':
        return [{ name: 'purchase', orderId: event.orderId }];
      default:
        return [];
    }
  });
  const step = page.key === before?.key ? undefined : stepAt(page.pathname);
  return step === undefined ? events : [...events, { name: 'checkout_step', step }];
};
