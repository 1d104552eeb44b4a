import * as fc from 'fast-check';
import type { Address } from '../address/address.ts';

const word = (): fc.Arbitrary<string> =>
  fc.stringMatching(/^[A-Za-z\u00c0-\u00ff][A-Za-z\u00c0-\u00ff' -]{0,20}[A-Za-z\u00c0-\u00ff]$/);

const email = (): fc.Arbitrary<string> =>
  fc
    .tuple(fc.stringMatching(/^[a-z][a-z0-9]{0,15}$/), fc.stringMatching(/^[a-z]{1,12}$/))
    .map(([local, host]) => `${local}@${host}.example`);

/** An address in the United States that is valid in every part. */
export const arbitraryAddress = (): fc.Arbitrary<Address> =>
  fc.record(
    {
      firstname: word(),
      lastname: word(),
      telephone: fc.stringMatching(/^[2-9]\d{9}$/),
      email: email(),
      street: fc.array(word(), { minLength: 1, maxLength: 2 }),
      city: word(),
      postcode: fc.stringMatching(/^\d{5}$/),
      region: fc.constantFrom('OH', 'CA', 'NY', 'TX'),
      countryId: fc.constant('US'),
      _id: fc.uuid(),
      company: word(),
      vatNumber: fc.stringMatching(/^[A-Z]{2}\d{8,10}$/),
      isDefaultShipping: fc.boolean(),
      isDefaultBilling: fc.boolean(),
    },
    {
      requiredKeys: [
        'firstname',
        'lastname',
        'telephone',
        'email',
        'street',
        'city',
        'postcode',
        'region',
        'countryId',
      ],
    },
  );
