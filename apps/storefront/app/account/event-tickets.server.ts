import type { EventAccount } from '@ironcart/api/client';
import type { EventTicketView } from '@ironcart/react-ui';
import type { RequestContext } from '../request-context/request-context.ts';
import { qrCodeOf } from './qr-code.server.ts';

/** A customer's registrations as tickets (S3-event-03): the next event first, those that are over last. */
export const readEventTickets = async (
  { api, now }: Pick<RequestContext, 'api' | 'now'>,
  { registrations }: Pick<EventAccount, 'registrations'>,
  holder: string,
): Promise<readonly EventTicketView[]> => {
  const ids = [...new Set(registrations.map(({ eventId }) => eventId))];
  const events = new Map(await Promise.all(ids.map(async (id) => [id, await api.events.get(id)] as const)));
  const today = new Date(now).toISOString().slice(0, 10);
  return registrations
    .flatMap(({ _id, eventId, divisionId }) => {
      const event = events.get(eventId);
      if (event === undefined) return [];
      const { name, location, startsOn, endsOn, divisions } = event;
      const division = divisions.find((other) => other.divisionId === divisionId)?.name ?? String(divisionId);
      const days = { startsOn, endsOn, isOver: endsOn < today };
      return [{ code: _id, qrCode: qrCodeOf(_id), event: name, location, ...days, division, holder }];
    })
    .sort((a, b) => Number(a.isOver) - Number(b.isOver) || a.startsOn.localeCompare(b.startsOn));
};
