import type { ReturnAuthorization, ReturnPick } from '@ironcart/core/order';

/** Where a return begins: which order it is of. */
export const initiateReturnPath = '/rmaprocess/initiate';
/** Where a shopper says what goes back. */
export const selectItemsPath = '/rmaprocess/select-items';
/** Where a shopper sees what goes back once more, and that it is registered. */
export const confirmReturnPath = '/rmaprocess/confirm';
const printReturnPath = '/rmaprocess/print';

/** Characters of what a shopper may add to a return in words: it travels in an address. */
export const maxComments = 500;

/** A return that is being made, as the address of its pages has it: nothing is kept before it is confirmed. */
export interface ReturnDraft {
  readonly orderId: string;
  readonly picks: readonly ReturnPick[];
  readonly comments: string;
}

/** Stands in no id of a line. */
const mark = '~';

/** As many lines as an order may have. */
const mostPicks = 1_000;

/** The address of one of a return's pages. */
export const draftHref = (path: string, { orderId, picks, comments }: ReturnDraft): string => {
  const query = new URLSearchParams({ order: orderId });
  for (const { listItemId, qty, reason } of picks) query.append('item', [listItemId, qty, reason].join(mark));
  if (comments !== '') query.set('comments', comments);
  return `${path}?${query}`;
};

/** What an address says of a return. */
export const readDraft = (query: URLSearchParams): ReturnDraft => ({
  orderId: query.get('order') ?? '',
  picks: query
    .getAll('item')
    .slice(0, mostPicks)
    .map((item) => {
      const [listItemId = '', qty = '', reason = ''] = item.split(mark);
      return { listItemId, qty, reason };
    }),
  comments: (query.get('comments') ?? '').slice(0, maxComments),
});

/** Where the items of an order are selected for a return. */
export const returnOrderHref = (orderId: string): string =>
  draftHref(selectItemsPath, { orderId, picks: [], comments: '' });

/** The day of a moment in UTC, as in '2026-11-21'. */
const dayOf = (isoTimestamp: string): string => isoTimestamp.slice(0, 10);

/** The label of a return, under its number and the day on which it was issued. */
export const printReturnHref = ({
  rmaNumber,
  dateIssued,
}: Pick<ReturnAuthorization, 'rmaNumber' | 'dateIssued'>): string =>
  `${printReturnPath}/${encodeURIComponent(rmaNumber)}/${dayOf(dateIssued)}`;

/** Whether the day in a label's address is the day on which the return was issued; none at all is. */
export const isDayOfIssue = (
  day: string | undefined,
  { dateIssued }: Pick<ReturnAuthorization, 'dateIssued'>,
): boolean => day === undefined || day === dayOf(dateIssued);
