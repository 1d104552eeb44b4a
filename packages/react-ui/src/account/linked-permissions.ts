/** A permission of a shopping assistant. */
export type LinkedPermission = 'cart' | 'checkout' | 'order';

/** The description of each permission in the authorization form. */
export const permissionOffers: Readonly<Record<LinkedPermission, string>> = {
  cart: 'Fill carts for you, at your prices: those of your group, and discounts that you have earned.',
  checkout:
    'Check out for you: it sees your name, email, phone and default address, and can place orders in your name.',
  order: 'See your orders, also those that you placed yourself, with their items, amounts and addresses.',
};

/** The name of each permission in the list of linked assistants. */
export const permissionNames: Readonly<Record<LinkedPermission, string>> = {
  cart: 'fills carts',
  checkout: 'checks out',
  order: 'sees your orders',
};
