/**
 * Names that an entry of the packages exported under another name or from another entry, with the version that moved
 * them. A name that has no successor is in the changelog only.
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
];
