/** The views of pages that few visits come to, by their routes' ids. */
export const rareViews = {
  'back-in-stock': () => import('./back-in-stock/route.tsx'),
  compare: () => import('./compare/route.tsx'),
  brands: () => import('./brands/route.tsx'),
  ryourogue: () => import('./ryourogue/route.tsx'),
  'newsletter-signup': () => import('./newsletter-signup/route.tsx'),
  'newsletter-error': () => import('./newsletter-error/route.tsx'),
  'shared-wishlist': () => import('./shared-wishlist/route.tsx'),
  'shared-registry': () => import('./shared-registry/route.tsx'),
  'registry-search': () => import('./registry-search/route.tsx'),
  'expired-password': () => import('./expired-password/route.tsx'),
  'confirm-email': () => import('./confirm-email/route.tsx'),
  'event-moderator': () => import('./event-moderator/route.tsx'),
  event: () => import('./event/route.tsx'),
  invitational: () => import('./invitational/route.tsx'),
  preloader: () => import('./preloader/route.tsx'),
  'app-screen': () => import('./app-screen/route.tsx'),
} as const;
