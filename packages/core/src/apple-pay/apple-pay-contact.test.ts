import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readinessOf } from '../address/address-readiness.ts';
import { countryTable } from '../address/data/index.ts';
import { arbitraryPlacedAddress, regionsIn } from '../testing/index.ts';
import { type ApplePayContact, addressFromApplePay, applePayContactOf } from './apple-pay-contact.ts';
import { readApplePayContact } from './read-apple-pay-contact.ts';

const contact: ApplePayContact = {
  emailAddress: 'ada@example.com',
  phoneNumber: '+1 202 555 0123',
  postalAddress: {
    addressLines: ['1 Main St', 'Apt 2'],
    locality: 'Columbus',
    administrativeArea: 'OH',
    postalCode: '43215',
    countryCode: 'US',
  },
  name: { givenName: 'Ada', familyName: 'Lovelace' },
};

const inPlace = (postalAddress: ApplePayContact['postalAddress']): ApplePayContact => ({ ...contact, postalAddress });

const countryOf = (alpha2: string) => countryTable.find((country) => country.alpha2 === alpha2);

describe('addressFromApplePay', () => {
  it('maps each part from its contact field [S3-applepay-02]', () => {
    expect(addressFromApplePay(contact)).toEqual({
      firstname: 'Ada',
      lastname: 'Lovelace',
      telephone: '+1 202 555 0123',
      email: 'ada@example.com',
      street: ['1 Main St', 'Apt 2'],
      city: 'Columbus',
      postcode: '43215',
      region: 'OH',
      countryId: 'US',
    });
  });

  it('is the inverse of applePayContactOf for every part of a contact [S3-applepay-02]', () => {
    fc.assert(
      fc.property(arbitraryPlacedAddress(), ({ address, country }) => {
        const { firstname, lastname, telephone, email, street, city, postcode, region, countryId } = address;
        const back = addressFromApplePay(applePayContactOf(address), { regions: regionsIn(country) });
        expect(back).toEqual({ firstname, lastname, telephone, email, street, city, postcode, region, countryId });
      }),
    );
  });

  it.each([
    ['US', 'OH', 'OH'],
    ['US', 'oh ', 'OH'],
    ['US', 'Ohio', 'OH'],
    ['US', 'new  york', 'NY'],
    ['US', 'US-NY', 'NY'],
    ['US', 'Ontario', 'Ontario'],
    ['CA', 'Ontario', 'ON'],
    ['BR', 'Sao Paulo', 'SP'],
    ['ES', 'CA', 'CA'],
    ['DE', 'Berlin', 'Berlin'],
    ['GB', '', ''],
  ])('in %s maps the administrative area %j to the region %j', (countryCode, administrativeArea, region) => {
    const regions = ['US', 'CA', 'BR', 'ES'].flatMap((alpha2) => regionsIn({ alpha2 }));
    expect(addressFromApplePay(inPlace({ countryCode, administrativeArea }), { regions }).region).toBe(region);
  });

  it.each([
    [{ givenName: 'Ada Marie', familyName: 'Lovelace' }, 'Ada Marie', 'Lovelace'],
    [{ givenName: 'Ada Marie  Lovelace' }, 'Ada Marie', 'Lovelace'],
    [{ familyName: ' Ada Lovelace ' }, 'Ada', 'Lovelace'],
    [{ givenName: 'Ada', familyName: ' ' }, 'Ada', ''],
    [{}, '', ''],
  ])('splits the name in %j', (name, firstname, lastname) => {
    expect(addressFromApplePay({ name })).toMatchObject({ firstname, lastname });
  });

  it('accepts a country code in either case, and multi-line fields', () => {
    const address = addressFromApplePay(
      inPlace({ countryCode: ' us', addressLines: ['1 Main St\r\nApt 2', '', ' Floor 3 '], postalCode: ' 43215 ' }),
    );
    expect(address).toMatchObject({ countryId: 'US', street: ['1 Main St', 'Apt 2', 'Floor 3'], postcode: '43215' });
  });

  it('fills in known data for parts that the wallet omits, and for no others', () => {
    const known = { firstname: 'Eve', lastname: 'Byron', telephone: '1', email: 'eve@example.com' };
    expect(addressFromApplePay({}, { known })).toMatchObject(known);
    expect(addressFromApplePay({ emailAddress: ' ', phoneNumber: '2' }, { known })).toMatchObject({
      email: 'eve@example.com',
      telephone: '2',
    });
    expect(addressFromApplePay(contact, { known })).toEqual(addressFromApplePay(contact));
    expect(addressFromApplePay({ name: { givenName: 'Ada' } }, { known: { email: 'eve@example.com' } })).toMatchObject({
      firstname: 'Ada',
      lastname: '',
      telephone: '',
      email: 'eve@example.com',
    });
  });

  it('maps an empty contact to an empty address', () => {
    expect(addressFromApplePay({})).toEqual({
      firstname: '',
      lastname: '',
      telephone: '',
      email: '',
      street: [],
      city: '',
      postcode: '',
      region: '',
      countryId: '',
    });
  });

  it.each([
    ['US', 'OH', '43215'],
    ['GB', '', 'SW1A '],
    ['CA', 'ON', 'K1A'],
    ['AU', 'NSW', '2060'],
    ['HK', '', ''],
    ['DE', 'Berlin', '10999'],
  ])(
    'creates from a redacted contact in %s an address that can be rated but not placed',
    (countryCode, area, postalCode) => {
      const redacted = inPlace({
        countryCode,
        administrativeArea: area,
        postalCode,
        locality: 'Town',
        addressLines: [],
      });
      const address = addressFromApplePay({ postalAddress: redacted.postalAddress });
      expect(readinessOf(address, countryOf(countryCode), regionsIn({ alpha2: countryCode })).status).toBe('rateable');
    },
  );
});

describe('applePayContactOf', () => {
  it('puts the apartment into the last line', () => {
    const address = { ...addressFromApplePay(contact), apartment: '12 B' };
    expect(applePayContactOf(address)).toEqual({
      ...contact,
      postalAddress: { ...contact.postalAddress, addressLines: ['1 Main St', 'Apt 2', '12 B'] },
    });
    expect(applePayContactOf({ ...address, apartment: '' })).toEqual(contact);
  });
});

describe('readApplePayContact', () => {
  it('keeps every part of a contact from the app [S3-applepay-01]', () => {
    expect(readApplePayContact(structuredClone(contact))).toEqual(contact);
  });

  it('reads a contact in the flat format of browsers', () => {
    const { postalAddress, name, ...rest } = contact;
    const flat = { ...rest, ...postalAddress, ...name, phoneticGivenName: '', country: 'United States' };
    expect(readApplePayContact(flat)).toEqual(contact);
  });

  it('omits missing, null or unknown parts', () => {
    expect(
      readApplePayContact({ emailAddress: null, name: null, postalAddress: { locality: null }, isAdmin: true }),
    ).toEqual({ emailAddress: undefined, name: undefined, postalAddress: { locality: undefined } });
    expect(readApplePayContact({ name: { givenName: 'Ada' } })).toEqual({ name: { givenName: 'Ada' } });
    expect(addressFromApplePay(readApplePayContact({ postalAddress: null }) ?? contact).city).toBe('');
  });

  it.each([
    null,
    undefined,
    'text',
    7,
    [],
    [contact],
    { name: 'Ada Lovelace' },
    { name: [], emailAddress: 1 },
    { postalAddress: { addressLines: 'Main St' } },
    { postalAddress: { addressLines: Array.from({ length: 9 }, () => 'x') } },
    { addressLines: [1] },
    { locality: 'x'.repeat(321) },
    { emailAddress: 'x'.repeat(1_000_000), name: {} },
  ])('rejects an invalid contact: %j', (value) => {
    expect(readApplePayContact(value)).toBeUndefined();
  });

  it('accepts any value, and returns only known address parts', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (value) => {
        const read = readApplePayContact(value);
        expect(read === undefined || addressFromApplePay(read).street.every((line) => line !== '')).toBe(true);
      }),
    );
  });
});
