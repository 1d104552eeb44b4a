/** Where a customer sees what they are told of once it is back in stock. */
export const noticesPath = '/account/bin';
