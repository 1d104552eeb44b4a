/** The views of the pages about an order that was placed, by their routes' ids. */
export const afterOrderViews = {
  'checkout-success': () => import('./checkout-success/route.tsx'),
  'rma-initiate': () => import('./rma-initiate/route.tsx'),
  'rma-select-items': () => import('./rma-select-items/route.tsx'),
  'rma-confirm': () => import('./rma-confirm/route.tsx'),
  'rma-print': () => import('./rma-print/route.tsx'),
  'shipping-tracker': () => import('./shipping-tracker/route.tsx'),
  'payment-link': () => import('./payment-link/route.tsx'),
} as const;
