import type { PurchaseTrackingPorts } from '@ironcart/shop-machines';

const key = 'ironcart-told-orders';

/** Number of orders remembered; older confirmations are rarely opened again. */
const mostOrders = 20;

export type ToldOrdersStorage = Pick<Storage, 'getItem' | 'setItem'>;

const read = (storage: ToldOrdersStorage): readonly string[] => (storage.getItem(key) ?? '').split(' ').filter(Boolean);

/** The orders that this browser has reported. Without storage, each page load reports once. */
export const createToldOrders = (storage: ToldOrdersStorage): PurchaseTrackingPorts['told'] => {
  const here = new Set<string>();
  const stored = (): readonly string[] => {
    try {
      return read(storage);
    } catch {
      return [];
    }
  };
  return {
    has: (orderId) => here.has(orderId) || stored().includes(orderId),
    add: (orderId) => {
      here.add(orderId);
      try {
        storage.setItem(key, [...stored(), orderId].slice(-mostOrders).join(' '));
      } catch {
        // Storage denied or full: the order is reported again after a reload.
      }
    },
  };
};
