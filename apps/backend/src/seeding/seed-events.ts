import type { SeedData, SeedEvent } from '@ironcart/seed';
import type { Transaction } from '../db/transaction.ts';

interface SeedContext {
  readonly now: Date;
  readonly randomId: () => string;
}

const seedEvent = async (transaction: Transaction, event: SeedEvent, { now, randomId }: SeedContext) => {
  const { eventId, name, location, startsOn, endsOn } = event;
  await transaction
    .insertInto('events')
    .values({ event_id: eventId, name, location, starts_on: startsOn, ends_on: endsOn })
    .execute();
  await transaction
    .insertInto('event_divisions')
    .values(
      event.divisions.map((division, position) => ({
        division_id: division.divisionId,
        event_id: eventId,
        name: division.name,
        position,
      })),
    )
    .execute();
  for (const { email, divisionId } of event.participants) {
    const customer = await transaction
      .selectFrom('customers')
      .select('customer_id')
      .where('email', '=', email)
      .executeTakeFirst();
    if (!customer) continue;
    await transaction
      .insertInto('event_registrations')
      .values({
        registration_id: randomId(),
        customer_id: customer.customer_id,
        event_id: eventId,
        division_id: divisionId,
        registered_at: now,
      })
      .execute();
  }
};

/** Writes the events with their divisions, and which of the demo customers take part. */
export const seedEvents = async (
  transaction: Transaction,
  { events }: Pick<SeedData, 'events'>,
  context: SeedContext,
): Promise<void> => {
  for (const event of events) await seedEvent(transaction, event, context);
};
