import type { SeedEvent } from '../seed-data.ts';

/** The demo store's events. */
export const events: readonly SeedEvent[] = [
  {
    eventId: 'halden-open-2027',
    name: 'Halden Open',
    location: 'Dayton, Ohio',
    startsOn: '2027-03-12',
    endsOn: '2027-03-14',
    divisions: [
      { divisionId: 101, name: 'Women' },
      { divisionId: 102, name: 'Men' },
      { divisionId: 103, name: 'Women 40 and over' },
      { divisionId: 104, name: 'Men 40 and over' },
    ],
    participants: [{ email: 'maya@example.com', divisionId: 101 }],
  },
  {
    eventId: 'sheffield-grip-day-2027',
    name: 'Sheffield Grip Day',
    location: 'Sheffield',
    startsOn: '2027-05-22',
    endsOn: '2027-05-22',
    divisions: [{ divisionId: 201, name: 'Open' }],
    participants: [],
  },
];
