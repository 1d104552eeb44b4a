/** What a shopping assistant may do for a customer. */
export type LinkedPermission = 'cart' | 'checkout' | 'order';

/** Each permission before the customer allows it. */
export const permissionOffers: Readonly<Record<LinkedPermission, string>> = {
  cart: 'Fill carts for you, at your prices: those of your group, and discounts that you have earned.',
  checkout:
    'Check out for you: it sees your name, email, phone and default address, and can place orders in your name.',
  order: 'See your orders, also those that you placed yourself, with their items, amounts and addresses.',
};

/** Each permission in the list of linked assistants. */
export const permissionNames: Readonly<Record<LinkedPermission, string>> = {
  cart: 'fills carts',
  checkout: 'checks out',
  order: 'sees your orders',
};
