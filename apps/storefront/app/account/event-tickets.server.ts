import type { EventAccount } from '@ironcart/api/client';
import type { EventRegistration } from '@ironcart/core/customer';
import { earliestDayAt } from '@ironcart/core/site';
import type { EventTicketView } from '@ironcart/react-ui';
import type { RequestContext } from '../request-context/request-context.ts';
import { qrCodeOf } from './qr-code.server.ts';

/** Valid tickets first, those of events that are over next, cancelled ones last. */
const pastness = ({ isOver, cancelledAt }: EventTicketView): number => (cancelledAt === undefined ? Number(isOver) : 2);

/** A customer's registrations as tickets (S3-event-03): the next event first, those that are not valid last. */
export const readEventTickets = async (
  { api, now }: Pick<RequestContext, 'api' | 'now'>,
  { registrations }: Pick<EventAccount, 'registrations'>,
  holder: string,
): Promise<readonly EventTicketView[]> => {
  const ids = [...new Set(registrations.map(({ eventId }) => eventId))];
  const events = new Map(await Promise.all(ids.map(async (id) => [id, await api.events.get(id)] as const)));
  const earliestDay = earliestDayAt(now);
  const ticketOf = async ({
    _id,
    eventId,
    divisionId,
    cancelledAt,
  }: EventRegistration): Promise<readonly EventTicketView[]> => {
    const event = events.get(eventId);
    if (event === undefined) return [];
    const { name, location, startsOn, endsOn, divisions } = event;
    const division = divisions.find((other) => other.divisionId === divisionId)?.name ?? String(divisionId);
    const days = { startsOn, endsOn, isOver: endsOn < earliestDay };
    const qrCode = cancelledAt === undefined ? await qrCodeOf(_id) : undefined;
    return [{ code: _id, qrCode, event: name, location, ...days, cancelledAt, division, holder }];
  };
  return (await Promise.all(registrations.map(ticketOf)))
    .flat()
    .sort((a, b) => pastness(a) - pastness(b) || a.startsOn.localeCompare(b.startsOn));
};
