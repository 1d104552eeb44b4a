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
  {
    since: '0.3.0',
    from: { entry: '@ironcart/core/address', name: 'narrownessOf' },
    to: { entry: '@ironcart/core/address', name: 'placeSpecificityOf' },
  },
  {
    since: '0.3.0',
    from: { entry: '@ironcart/core/money', name: 'giveUnits' },
    to: { entry: '@ironcart/core/money', name: 'addUnitsByRemainder' },
  },
  {
    since: '0.3.0',
    from: { entry: '@ironcart/core/order', name: 'canBecome' },
    to: { entry: '@ironcart/core/order', name: 'canChangeStatus' },
  },
  {
    since: '0.3.0',
    from: { entry: '@ironcart/core/product-look', name: 'picturesOfLook' },
    to: { entry: '@ironcart/core/product-look', name: 'picturesOfPartialChoice' },
  },
  {
    since: '0.3.0',
    from: { entry: '@ironcart/core/product-page', name: 'isFilmAddress' },
    to: { entry: '@ironcart/core/product-page', name: 'isVideoAddress' },
  },
  {
    since: '0.3.0',
    from: { entry: '@ironcart/core/registry', name: 'stillWanted' },
    to: { entry: '@ironcart/core/registry', name: 'remainingPieces' },
  },
  {
    since: '0.3.0',
    from: { entry: '@ironcart/core/routing', name: 'hearsMessages' },
    to: { entry: '@ironcart/core/routing', name: 'acceptsAppMessages' },
  },
  {
    since: '0.3.0',
    from: { entry: '@ironcart/core/wishlist', name: 'mostWishlists' },
    to: { entry: '@ironcart/core/wishlist', name: 'maxWishlists' },
  },
  {
    since: '0.3.0',
    from: { entry: '@ironcart/pricing', name: 'LineRung' },
    to: { entry: '@ironcart/pricing', name: 'LinePriceSource' },
  },
  {
    since: '0.3.0',
    from: { entry: '@ironcart/pricing', name: 'RefusedAt' },
    to: { entry: '@ironcart/pricing', name: 'RejectedLine' },
  },
  {
    since: '0.3.0',
    from: { entry: '@ironcart/pricing/trace', name: 'diverge' },
    to: { entry: '@ironcart/pricing/trace', name: 'findDivergence' },
  },
  {
    since: '0.3.0',
    from: { entry: '@ironcart/checkout-machines', name: 'StandingState' },
    to: { entry: '@ironcart/checkout-machines', name: 'CheckoutStateData' },
  },
  {
    since: '0.3.0',
    from: { entry: '@ironcart/checkout-machines/testing', name: 'OutsideMove' },
    to: { entry: '@ironcart/checkout-machines/testing', name: 'ExternalEvent' },
  },
  {
    since: '0.3.0',
    from: { entry: '@ironcart/react-ui', name: 'latePart' },
    to: { entry: '@ironcart/react-ui', name: 'lazyWithRetry' },
  },
  {
    since: '0.3.0',
    from: { entry: '@ironcart/react-ui/cart', name: 'LateChanges' },
    to: { entry: '@ironcart/react-ui/cart', name: 'CartChangeNotices' },
  },
  {
    since: '0.3.0',
    from: { entry: '@ironcart/react-ui/cart', name: 'LateChangesProps' },
    to: { entry: '@ironcart/react-ui/cart', name: 'CartChangeNoticesProps' },
  },
  {
    since: '0.3.0',
    from: { entry: '@ironcart/react-ui/checkout', name: 'StepPress' },
    to: { entry: '@ironcart/react-ui/checkout', name: 'PostedStep' },
  },
];
