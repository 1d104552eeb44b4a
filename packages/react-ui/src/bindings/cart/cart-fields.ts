/** What a form asks of the cart, in its field `intent`. */
export type CartIntent = 'add' | 'update' | 'remove' | 'save' | 'restore' | 'forget' | 'redeem' | 'stopRedeeming';

export const cartPath = '/cart';

/** A form that changes a line of the cart; the line's id is added by whoever shows the line. */
export const cartTarget = (intent: CartIntent, fields: Readonly<Record<string, string | number>> = {}) => ({
  action: cartPath,
  fields: { intent, ...fields },
});
