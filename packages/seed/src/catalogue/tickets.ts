import { defineProduct } from '../builders/product.ts';
import { events } from '../customers/events.ts';
import type { SeedEvent, SeedProduct } from '../seed-data.ts';
import { CATEGORY } from './category-ids.ts';

interface TicketRow {
  readonly eventId: SeedEvent['eventId'];
  /** The first ticket's; the others of the event follow. */
  readonly firstId: number;
  readonly sku: string;
  readonly usd: number;
  readonly short: string;
  readonly text: string;
  readonly places: number;
}

const ROWS: readonly TicketRow[] = [
  {
    eventId: 'halden-open-2027',
    firstId: 9301,
    sku: 'HLD-TKT-OPEN27',
    usd: 65,
    short: 'Three days, six lifts, one platform: a place for one lifter.',
    text: 'Your place is yours once the order is placed: the division is entered with your name, and it stands in your account. Weigh-in is on Friday from 14:00. Bring a belt, bring tape, and bring somebody who shouts. If you cannot come, write to us until 1 March and the money goes back.',
    places: 120,
  },
  {
    eventId: 'sheffield-grip-day-2027',
    firstId: 9311,
    sku: 'HLD-TKT-GRIP27',
    usd: 30,
    short: 'Thick bars, pinch blocks and one very heavy bell: a place for one.',
    text: 'One afternoon of things that do not want to be held. No classes and no qualifying: you begin where you like and stop when it leaves your hand. Chalk is there. Your division is entered with the order.',
    places: 60,
  },
];

const eventOf = (eventId: string): SeedEvent => {
  const event = events.find((candidate) => candidate.eventId === eventId);
  if (event === undefined) throw new Error(`There are tickets for ${eventId}, which is no event.`);
  return event;
};

/** Places at the store's events, one product for each division: an order of one registers its customer there. */
export const tickets: readonly SeedProduct[] = ROWS.flatMap(({ eventId, firstId, sku, places, ...row }) => {
  const { name, location, startsOn, endsOn, divisions } = eventOf(eventId);
  return divisions.map((division, index) =>
    defineProduct({
      ...row,
      short: `${row.short} Division: ${division.name}.`,
      text: `${row.text} This ticket is for the division ${division.name}.`,
      id: firstId + index,
      sku: `${sku}-${division.divisionId}`,
      name: `${name} ${startsOn.slice(0, 4)} Ticket, ${division.name}`,
      type: 'virtual',
      lb: 0,
      pictures: ['bumper-plate-set-competition'],
      categories: [CATEGORY.events],
      attributes: { tax_class: 'goods', purchase_limit: 1, event_division_id: String(division.divisionId) },
      specs: {
        Where: location,
        When: startsOn === endsOn ? startsOn : `${startsOn} to ${endsOn}`,
        Division: division.name,
      },
      stock: places,
      maxQty: 1,
    }),
  );
});
