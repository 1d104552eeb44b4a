import * as fc from 'fast-check';
import type { Customer } from '../customer/customer.ts';

/** A customer who is logged in. */
export const arbitraryCustomer = (): fc.Arbitrary<Customer> =>
  fc.record({
    _id: fc.uuid(),
    loggedIn: fc.constant(true),
    groupId: fc.integer({ min: 1, max: 9 }),
    email: fc.stringMatching(/^[a-z]{1,12}@[a-z]{1,12}\.example$/),
    firstname: fc.stringMatching(/^[A-Z][a-z]{1,12}$/),
    lastname: fc.stringMatching(/^[A-Z][a-z]{1,12}$/),
    telephone: fc.stringMatching(/^[2-9]\d{9}$/),
    segments: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 6 }),
  });
