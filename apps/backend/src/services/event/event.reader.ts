import type { AnswerOf, Contract } from '@ironcart/api/contract';
import type { Database } from '../../db/pool.ts';

const readProfile = async (db: Database, customerId: string) => {
  const row = await db
    .selectFrom('event_profiles')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return (
    row && {
      loaded: true,
      linked: row.btwb_id !== '',
      _id: row.customer_id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      btwbId: row.btwb_id,
      birthdate: row.birthdate ?? '',
      gym: row.gym,
      gender: row.gender,
      country: row.country,
    }
  );
};

/** A customer's profile and event registrations, latest first. */
export const readParticipant = async (
  db: Database,
  customerId: string,
): Promise<AnswerOf<Contract['event']['getAccount']>> => {
  const [account, registrations] = await Promise.all([
    readProfile(db, customerId),
    db
      .selectFrom('event_registrations')
      .select(['registration_id', 'event_id', 'division_id', 'registered_at', 'cancelled_at'])
      .where('customer_id', '=', customerId)
      .orderBy('registered_at', 'desc')
      .limit(1_000)
      .execute(),
  ]);
  return {
    registrations: registrations.map(({ registration_id, event_id, division_id, registered_at, cancelled_at }) => ({
      _id: registration_id,
      eventId: event_id,
      divisionId: division_id,
      registeredAt: registered_at.toISOString(),
      ...(cancelled_at === null ? {} : { cancelledAt: cancelled_at.toISOString() }),
    })),
    account: account ?? null,
    linked: account?.linked ?? false,
  };
};

/** An event with its divisions, in their order. */
export const readEvent = async (
  db: Database,
  eventId: string,
): Promise<AnswerOf<Contract['event']['getEvent']> | undefined> => {
  const event = await db.selectFrom('events').selectAll().where('event_id', '=', eventId).executeTakeFirst();
  if (!event) return undefined;
  const divisions = await db
    .selectFrom('event_divisions')
    .select(['division_id', 'name'])
    .where('event_id', '=', eventId)
    .orderBy('position')
    .execute();
  return {
    _id: event.event_id,
    name: event.name,
    location: event.location,
    startsOn: event.starts_on,
    endsOn: event.ends_on,
    divisions: divisions.map(({ division_id, name }) => ({ divisionId: division_id, name })),
  };
};
