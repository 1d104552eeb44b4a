/** Action of a cart form, its field `intent`. */
export type CartIntent = 'add' | 'update' | 'remove' | 'save' | 'restore' | 'forget' | 'redeem' | 'stopRedeeming';

export const cartPath = '/cart';

/** Target of a form that changes a line of the cart; the view of the line adds its id. */
export const cartTarget = (intent: CartIntent, fields: Readonly<Record<string, string | number>> = {}) => ({
  action: cartPath,
  fields: { intent, ...fields },
});
