import type { Answers } from './form-robot.ts';

/** A person's data as people type it: with spaces around, in small letters and with accents. */
export const person: Answers = [
  [/card number/i, '4100000000000001'],
  [/expiry/i, '12/30'],
  [/security code/i, '123'],
  [/name on card/i, 'Zoë Ångström'],
  [/e-?mail/i, ' Zoe.Angstrom@Example.com '],
  [/first name/i, ' zoë '],
  [/last name|surname/i, "O'Ångström-Nuñez"],
  [/\bname\b/i, 'Zoë Ångström'],
  [/amount/i, '50'],
  [/quantity|how many/i, '1'],
];

/** An address in each site's shipping area, by the words of the fields. */
export const places: Readonly<Record<string, Answers>> = {
  '': [
    [/address/i, '12 1/2 st. mary’s rd'],
    [/city/i, 'portland'],
    [/state/i, 'Oregon'],
    [/zip/i, '97201-1234'],
    [/phone/i, '(503) 555 0199'],
  ],
  '/ca': [
    [/address/i, '1, rue Sainte-Catherine O.'],
    [/city/i, 'Montréal'],
    [/province/i, 'Quebec'],
    [/postal code/i, 'h3b1a7'],
    [/phone/i, '514.555.0137'],
  ],
  '/au': [
    [/address/i, '1 George St'],
    [/city|suburb/i, 'sydney'],
    [/state/i, 'New South Wales'],
    [/postcode/i, ' 2000'],
    [/phone/i, '0412 345 678'],
  ],
  '/eu': [
    [/country/i, 'Germany'],
    [/address/i, 'Große Straße 1'],
    [/city|region/i, 'Köln'],
    [/post/i, '50667 '],
    [/phone/i, '0221 / 123 45 67'],
  ],
  '/gb': [
    [/address/i, 'flat 2, 10 high st'],
    [/city|town|county/i, 'london'],
    [/postcode/i, 'sw1a1aa'],
    [/phone/i, '020 7946 0018'],
  ],
  '/apo': [
    [/address/i, 'psc 1 box 2'],
    [/city/i, 'apo'],
    [/state/i, 'AE'],
    [/zip|post/i, '09012'],
    [/phone/i, '503-555-0199'],
  ],
};
