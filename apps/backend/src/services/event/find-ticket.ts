import { sql } from 'kysely';
import type { Database } from '../../db/pool.ts';

/** A ticket for an event, as shown at its entrance. */
export interface FoundTicket {
  /** Undefined for a participant whom the store registered without an order. */
  readonly orderId: string | undefined;
  /** The participant's name. */
  readonly holder: string;
  readonly email: string;
  readonly event: string;
  readonly location: string;
  /** The first and last day of the event, as ISO 8601 dates. */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly division: string;
  readonly registeredAt: Date;
  /** undefined while the ticket is valid. */
  readonly cancelledAt: Date | undefined;
}

interface TicketRow {
  readonly order_id: string | null;
  readonly holder: string | null;
  readonly email: string | null;
  readonly event: string;
  readonly location: string;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly division: string;
  readonly registered_at: Date;
  readonly cancelled_at: Date | null;
}

/** Finds a ticket by the code that its holder shows, in any case; undefined if there is none. */
export const findTicket = async (db: Database, code: string): Promise<FoundTicket | undefined> => {
  const { rows } = await sql<TicketRow>`
    select registration.order_id, events.name as event, events.location, events.starts_on::text, events.ends_on::text,
      event_divisions.name as division, registered_at, registration.cancelled_at,
      coalesce(profile.first_name || ' ' || profile.last_name, customers.firstname || ' ' || customers.lastname,
        concat_ws(' ', document #>> '{billingAddress,firstname}', document #>> '{billingAddress,lastname}')) as holder,
      coalesce(profile.email, customers.email, document #>> '{customer,email}') as email
    from event_registrations as registration
      join events using (event_id)
      join event_divisions using (division_id)
      left join orders on orders.order_id = registration.order_id
      left join customers on customers.customer_id = registration.customer_id
      left join event_profiles as profile on profile.customer_id = registration.customer_id
    where registration_id::text = lower(${code.trim()})`.execute(db);
  const [row] = rows;
  return (
    row && {
      orderId: row.order_id ?? undefined,
      holder: row.holder ?? '',
      email: row.email ?? '',
      event: row.event,
      location: row.location,
      startsOn: row.starts_on,
      endsOn: row.ends_on,
      division: row.division,
      registeredAt: row.registered_at,
      cancelledAt: row.cancelled_at ?? undefined,
    }
  );
};
