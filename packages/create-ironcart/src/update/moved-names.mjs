/**
 * Exported names that were renamed or moved to another entry, with the version of the change. Names without a successor
 * are listed in the changelog only.
 */
export const movedNames = [
  {
    since: '0.2.0',
    from: { entry: '@ironcart/api/client', name: 'CallName' },
    to: { entry: '@ironcart/api/contract', name: 'CallName' },
  },
  {
    since: '0.3.0',
    from: { entry: '@ironcart/core/product-look', name: 'picturesOfFinish' },
    to: { entry: '@ironcart/core/product-look', name: 'picturesOfBundle' },
  },
  {
    since: '0.3.0',
    from: { entry: '@ironcart/core/product-page', name: 'isSubscription' },
    to: { entry: '@ironcart/core/subscription', name: 'isSubscription' },
  },
  {
    since: '0.3.0',
    from: { entry: '@ironcart/core/product-page', name: 'isTrial' },
    to: { entry: '@ironcart/core/subscription', name: 'isTrial' },
  },
  {
    since: '0.3.0',
    from: { entry: '@ironcart/core/product-page', name: 'paidUntil' },
    to: { entry: '@ironcart/core/subscription', name: 'paidUntil' },
  },
  {
    since: '0.3.0',
    from: { entry: '@ironcart/core/product-page', name: 'subscriptionIntervalOf' },
    to: { entry: '@ironcart/core/subscription', name: 'subscriptionIntervalOf' },
  },
  {
    since: '0.3.0',
    from: { entry: '@ironcart/core/product-page', name: 'subscriptionSuffix' },
    to: { entry: '@ironcart/core/subscription', name: 'subscriptionSuffix' },
  },
];
