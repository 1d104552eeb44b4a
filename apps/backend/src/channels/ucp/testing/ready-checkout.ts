/** The buyer of the tests' checkouts. */
export const buyer = {
  first_name: 'Gale',
  last_name: 'Guest',
  email: 'gale@example.com',
  phone_number: '+15555550199',
};

/** Where the buyer lives. */
export const columbus = {
  street_address: '1 Main Street',
  address_locality: 'Columbus',
  address_region: 'OH',
  postal_code: '43201',
  address_country: 'US',
};

/** One address as all that has to be shipped to. */
export const shippedTo = (destination: object, more: object = {}) => ({
  methods: [{ type: 'shipping', destinations: [destination], ...more }],
});

/** A request that makes a checkout ready for its payment. */
export const readyCheckout = (itemId = 'p1001', quantity = 1) => ({
  line_items: [{ item: { id: itemId }, quantity }],
  buyer,
  fulfillment: shippedTo(columbus),
});

/** The payment by a token. */
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
