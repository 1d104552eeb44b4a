import type { ReturnAuthorization, ReturnPick } from '@ironcart/core/return';
import { photoIdsIn } from '../photos/photo-ids.ts';

/** First page of a return: identifies the order. */
export const initiateReturnPath = '/rmaprocess/initiate';
/** Page to select the items to return. */
export const selectItemsPath = '/rmaprocess/select-items';
/** Page to review and confirm a return. */
export const confirmReturnPath = '/rmaprocess/confirm';
const printReturnPath = '/rmaprocess/print';

/** Maximum length of a shopper's comments on a return, which are part of a URL. */
export const maxComments = 500;

/** An unconfirmed return, stored only in its pages' URL. */
export interface ReturnDraft {
  readonly orderId: string;
  readonly picks: readonly ReturnPick[];
  readonly comments: string;
  /** Photos that were sent for it. */
  readonly photoIds: readonly string[];
}

/** A separator that no line id contains. */
const mark = '~';

/** Maximum number of lines of an order. */
const mostPicks = 1_000;

/** The URL of a page for a draft return. */
export const draftHref = (path: string, { orderId, picks, comments, photoIds }: ReturnDraft): string => {
  const query = new URLSearchParams({ order: orderId });
  for (const { listItemId, qty, reason } of picks) query.append('item', [listItemId, qty, reason].join(mark));
  if (comments !== '') query.set('comments', comments);
  for (const photoId of photoIds) query.append('photo', photoId);
  return `${path}?${query}`;
};

/** Parses a draft return from a URL. */
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
  photoIds: photoIdsIn(query.getAll('photo')),
});

/** The page to select the items of an order. */
export const returnOrderHref = (orderId: string): string =>
  draftHref(selectItemsPath, { orderId, picks: [], comments: '', photoIds: [] });

/** The UTC date of a timestamp, as in '2026-11-21'. */
const dayOf = (isoTimestamp: string): string => isoTimestamp.slice(0, 10);

/** The URL of a return's label: its number and date of issue. */
export const printReturnHref = ({
  rmaNumber,
  dateIssued,
}: Pick<ReturnAuthorization, 'rmaNumber' | 'dateIssued'>): string =>
  `${printReturnPath}/${encodeURIComponent(rmaNumber)}/${dayOf(dateIssued)}`;

/** Whether the date in a label's URL is the return's date of issue; a missing date is accepted. */
export const isDayOfIssue = (
  day: string | undefined,
  { dateIssued }: Pick<ReturnAuthorization, 'dateIssued'>,
): boolean => day === undefined || day === dayOf(dateIssued);
