import * as fc from 'fast-check';
import type { Customer } from '../customer/customer.ts';
import { type FlagContext, flagContextOf } from '../flags/flag-context.ts';
import { type Flags, flagDefaults, flagKeys } from '../flags/flags.ts';
import { arbitraryDevice } from './arbitrary-device.ts';
import { arbitrarySite } from './arbitrary-site.ts';

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

const switchKeys = flagKeys.filter((key) => key !== 'invitational_year');

/** Any values of all flags. */
export const arbitraryFlags = (): fc.Arbitrary<Flags> =>
  fc
    .tuple(fc.subarray(switchKeys), fc.option(fc.integer({ min: 2020, max: 2040 }), { nil: undefined }))
    .map(([on, invitational_year]) => ({
      ...flagDefaults,
      ...Object.fromEntries(on.map((key) => [key, true])),
      invitational_year,
    }));

/** Any shopper, guest or customer, on any site and device. */
export const arbitraryFlagContext = (): fc.Arbitrary<FlagContext> =>
  fc
    .record({
      customer: fc.option(arbitraryCustomer(), { nil: undefined }),
      site: arbitrarySite(),
      device: arbitraryDevice(),
      addresses: fc.array(
        fc.record({
          countryId: fc.constantFrom('US', 'CA', 'DE'),
          region: fc.constantFrom('OH', 'ON', ''),
          isDefaultShipping: fc.boolean(),
        }),
        { maxLength: 3 },
      ),
    })
    .map(({ customer, ...surroundings }) => flagContextOf(customer, surroundings));
