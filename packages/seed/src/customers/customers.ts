import type { SeedCustomer } from '../seed-data.ts';
import { gymGroupId } from './customer-groups.ts';

/** The demo shoppers. Their passwords are printed by `npm start`, so that anybody can log in as them. */
export const customers: readonly SeedCustomer[] = [
  {
    email: 'maya@example.com',
    password: 'squat-deep-24',
    firstname: 'Maya',
    lastname: 'Okafor',
    telephone: '+1 937 555 0142',
    groupId: 1,
    addresses: [
      {
        street: ['418 Canal Street', 'Apt 5'],
        city: 'Dayton',
        region: 'OH',
        postcode: '45402',
        countryId: 'US',
        isDefaultShipping: true,
        isDefaultBilling: true,
      },
      {
        street: ['90 Quarry Road'],
        city: 'Austin',
        region: 'TX',
        postcode: '78702',
        countryId: 'US',
        isDefaultShipping: false,
        isDefaultBilling: false,
      },
    ],
  },
  {
    email: 'owen@example.com',
    password: 'pull-heavy-24',
    firstname: 'Owen',
    lastname: 'Hargreaves',
    telephone: '+44 20 7946 0182',
    groupId: 1,
    addresses: [
      {
        street: ['12 Foundry Lane'],
        city: 'Sheffield',
        region: 'South Yorkshire',
        postcode: 'S3 8GQ',
        countryId: 'GB',
        isDefaultShipping: true,
        isDefaultBilling: true,
      },
    ],
  },
  {
    email: 'jonna@example.com',
    password: 'press-strict-24',
    firstname: 'Jonna',
    lastname: 'Brandt',
    telephone: '+49 30 23125 042',
    groupId: 1,
    addresses: [
      {
        street: ['Hammerweg 7'],
        city: 'Berlin',
        region: 'Berlin',
        postcode: '10999',
        countryId: 'DE',
        isDefaultShipping: true,
        isDefaultBilling: true,
      },
    ],
  },
  {
    email: 'ines@example.com',
    password: 'team-of-forty-24',
    firstname: 'Ines',
    lastname: 'Duarte',
    telephone: '+1 614 555 0177',
    groupId: gymGroupId,
    addresses: [
      {
        street: ['2200 Parsons Avenue'],
        city: 'Columbus',
        region: 'OH',
        postcode: '43207',
        countryId: 'US',
        isDefaultShipping: true,
        isDefaultBilling: true,
      },
    ],
  },
];
