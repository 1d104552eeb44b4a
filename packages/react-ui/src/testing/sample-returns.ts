import type { ReturnAuthorization, ReturnableLine } from '@ironcart/core/return';

/** The lines of an order, some of which are returnable. */
export const sampleReturnable: readonly ReturnableLine[] = [
  {
    listItemId: 'a',
    productId: 2,
    sku: 'PLATE-25',
    name: 'Competition bumper plate',
    qty: 2,
    waitingQty: 0,
    returnableQty: 1,
  },
  { listItemId: 'b', productId: 1, sku: 'BAR-20', name: 'Club bar', qty: 1, waitingQty: 0, returnableQty: 1 },
  { listItemId: 'c', productId: 3, sku: 'PRG-12', name: 'Twelve weeks', qty: 1, waitingQty: 0, returnableQty: 0 },
  { listItemId: 'd', productId: 4, sku: 'RACK-2', name: 'Power rack', qty: 1, waitingQty: 1, returnableQty: 0 },
  { listItemId: 'e', productId: 5, sku: 'BELT', name: 'Lifting belt', qty: 4, waitingQty: 1, returnableQty: 2 },
];

export const sampleReturn: ReturnAuthorization = {
  rmaNumber: 'R-7Q2M-9KXT-4BWP',
  orderId: '0123-4567-89AB',
  storeId: 1,
  status: 'issued',
  dateIssued: '2026-11-21T09:30:00Z',
  items: [
    {
      listItemId: 'a',
      productId: 2,
      sku: 'PLATE-25',
      name: 'Competition bumper plate',
      qty: 2,
      reason: 'damaged' as const,
    },
    { listItemId: 'b', productId: 1, sku: 'BAR-20', name: 'Club bar', qty: 1, reason: 'changed_mind' },
  ],
  comments: 'One plate is chipped.',
  photos: [],
};
