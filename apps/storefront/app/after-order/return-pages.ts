import type { ReturnAuthorization, ReturnableLine, ReturnPick } from '@ironcart/core/return';
import { dayAt, type Site } from '@ironcart/core/site';
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
  /** Ids of the photos uploaded for it. */
  readonly photoIds: readonly string[];
  /**
   * Number of returnable pieces of the order when the items were selected; lower after another return is registered.
   */
  readonly left?: number | undefined;
}

/** A separator that no line id contains. */
const mark = '~';

/** Maximum number of lines of an order. */
const mostPicks = 1_000;

/** The URL of a page for a draft return. */
export const draftHref = (path: string, { orderId, picks, comments, photoIds, left }: ReturnDraft): string => {
  const query = new URLSearchParams({ order: orderId });
  for (const { listItemId, qty, reason } of picks) query.append('item', [listItemId, qty, reason].join(mark));
  if (comments !== '') query.set('comments', comments);
  for (const photoId of photoIds) query.append('photo', photoId);
  if (left !== undefined) query.set('left', String(left));
  return `${path}?${query}`;
};

/** Parses a draft return from a URL. */
export const readDraft = (query: URLSearchParams): ReturnDraft => ({
  left: /^\d{1,9}$/.test(query.get('left') ?? '') ? Number(query.get('left')) : undefined,
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

/** The number of pieces of an order's lines that can be returned. */
export const piecesLeft = (lines: readonly Pick<ReturnableLine, 'returnableQty'>[]): number =>
  lines.reduce((sum, { returnableQty }) => sum + returnableQty, 0);

/**
 * Whether a return of the order was registered, or more of it shipped, since a draft was chosen: going back in the
 * browser and confirming again would register a second return.
 */
export const isOutdated = ({ left }: Pick<ReturnDraft, 'left'>, lines: Parameters<typeof piecesLeft>[0]): boolean =>
  left !== undefined && left !== piecesLeft(lines);

/** The page to select the items of an order. */
export const returnOrderHref = (orderId: string): string =>
  draftHref(selectItemsPath, { orderId, picks: [], comments: '', photoIds: [] });

type Issued = Pick<ReturnAuthorization, 'dateIssued'>;
type ItsSite = Pick<Site, 'timeZone'>;

/** The day of issue on the site's calendar, as its pages show it: '2026-11-21'. */
const dayOfIssue = ({ dateIssued }: Issued, { timeZone }: ItsSite): string => dayAt(Date.parse(dateIssued), timeZone);

/** The URL of a return's label: its number and day of issue. */
export const printReturnHref = (issued: Pick<ReturnAuthorization, 'rmaNumber'> & Issued, site: ItsSite): string =>
  `${printReturnPath}/${encodeURIComponent(issued.rmaNumber)}/${dayOfIssue(issued, site)}`;

/**
 * Whether the day in a label's URL is the return's day of issue; a missing day is accepted, and so is the UTC day, which
 * URLs of earlier releases have.
 */
export const isDayOfIssue = (day: string | undefined, issued: Issued, site: ItsSite): boolean =>
  day === undefined || day === dayOfIssue(issued, site) || day === issued.dateIssued.slice(0, 10);
