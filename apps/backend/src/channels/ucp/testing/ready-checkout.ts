/** The buyer of the tests' checkouts. */
export const buyer = {
  first_name: 'Gale',
  last_name: 'Guest',
  email: 'gale@example.com',
  phone_number: '+15555550199',
};

/** The buyer's address. */
export const columbus = {
  street_address: '1 Main Street',
  address_locality: 'Columbus',
  address_region: 'OH',
  postal_code: '43201',
  address_country: 'US',
};

/** A fulfilment with one shipping destination. */
export const shippedTo = (destination: object, more: object = {}) => ({
  methods: [{ type: 'shipping', destinations: [destination], ...more }],
});

/** A request that makes a checkout ready for payment. */
export const readyCheckout = (itemId = 'p1001', quantity = 1) => ({
  line_items: [{ item: { id: itemId }, quantity }],
  buyer,
  fulfillment: shippedTo(columbus),
});

/** A payment by a token. */
export const paidBy = (
  token: string,
  {
    handler_id = 'sandbox_card',
    type = 'token',
    ...more
  }: { handler_id?: string; type?: string; billing_address?: object } = {},
) => ({
  payment: {
    instruments: [
      {
        id: 'one',
        handler_id,
        type: 'card',
        selected: true,
        credential: { type, token },
        display: { brand: 'visa', last_digits: '1111' },
        ...more,
      },
    ],
  },
});
