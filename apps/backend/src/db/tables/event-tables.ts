import type { Generated } from 'kysely';
import type { CalendarDay, Instant } from './column-types.ts';

/** Events, their competitors, and the registrations that customers bought. */
export interface EventTables {
  events: { event_id: string; name: string; location: string; starts_on: CalendarDay; ends_on: CalendarDay };
  event_divisions: { division_id: number; event_id: string; name: string; position: number };
  event_profiles: {
    customer_id: string;
    first_name: string;
    last_name: string;
    email: string;
    btwb_id: string;
    birthdate: CalendarDay | null;
    gym: string;
    gender: Generated<string>;
    country: string;
    updated_at: Instant;
  };
  event_registrations: {
    registration_id: string;
    customer_id: string | null;
    event_id: string;
    division_id: number;
    registered_at: Instant;
    order_id: string | null;
    cancelled_at: Generated<Date | null>;
  };
}
