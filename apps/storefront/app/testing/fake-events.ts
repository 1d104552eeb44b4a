import type { EventProfile, EventProfileInput, EventRegistration, StoreEvent } from '@ironcart/core/customer';
import { member } from './fixtures.ts';

/** An event that is still to come, and one that is over. */
const events: readonly StoreEvent[] = [
  {
    _id: 'winter-open-2027',
    name: 'Winter Open',
    location: 'Dayton',
    startsOn: '2027-01-16',
    endsOn: '2027-01-17',
    divisions: [{ divisionId: 11, name: 'Women' }],
  },
  {
    _id: 'grip-day-2026',
    name: 'Grip Day',
    location: 'Sheffield',
    startsOn: '2026-05-22',
    endsOn: '2026-05-22',
    divisions: [{ divisionId: 21, name: 'Open' }],
  },
];

/** The fake backend's events, with its customer as a participant; undefined for any other call. */
export const createFakeEvents = (registrations: readonly EventRegistration[]) => {
  let account: EventProfile | null = null;
  return (method: string, path: string, body: unknown): Response | undefined => {
    if (path === '/svc_event/account') {
      if (method === 'PUT') {
        const told = body as EventProfileInput;
        if (told.birthdate === '1990-02-30') {
          return Response.json({ error: { type: 'invalid_request', message: 'no day' } }, { status: 400 });
        }
        const untold = { btwbId: '', birthdate: '', gym: '', gender: 'Male', country: '' };
        account = { ...untold, ...told, loaded: true, linked: false, _id: member._id };
      }
      return Response.json({ registrations, account, linked: false });
    }
    const event = events.find(({ _id }) => path === `/svc_event/events/${_id}`);
    return event && Response.json(event);
  };
};
