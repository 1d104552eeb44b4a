import type { WireLineItem } from '@ironcart/api/contract';
import { formatMoney, type Money, money, sum } from '@ironcart/core/money';
import type { Result } from '@ironcart/core/result';
import { pathOnSite } from '@ironcart/core/routing';
import { lastMomentAt, type SiteCode, type Sites } from '@ironcart/core/site';
import type { Database } from '../../db/pool.ts';
import { inTransaction } from '../../db/transaction.ts';
import { putIntoOutbox } from '../../providers/mail/mail-outbox.ts';
import { isUuid } from './list-owner.ts';

/** A quote request waiting for prices. */
export interface WaitingQuote {
  readonly quoteId: string;
  readonly siteCode: SiteCode;
  readonly email: string;
  readonly note: string;
  readonly requestedAt: Date;
  /** In the order of pricing. */
  readonly lines: readonly { readonly qty: number; readonly name: string }[];
}

/** The unanswered requests, oldest first. */
export const readWaitingQuotes = async (db: Database): Promise<readonly WaitingQuote[]> => {
  const rows = await db
    .selectFrom('quotes')
    .innerJoin('customers', 'customers.customer_id', 'quotes.customer_id')
    .select(['quote_id', 'site_code', 'email', 'note', 'requested_at', 'lines'])
    .where('priced_at', 'is', null)
    .orderBy('requested_at')
    .limit(100)
    .execute();
  const lines = rows.map((row) => row.lines as readonly WireLineItem[]);
  const ids = [...new Set(lines.flat().map(({ productId }) => productId))];
  const products =
    ids.length === 0
      ? []
      : await db.selectFrom('products').select(['product_id', 'name']).where('product_id', 'in', ids).execute();
  const names = new Map(products.map(({ product_id, name }) => [product_id, name]));
  return rows.map((row, at) => ({
    quoteId: row.quote_id,
    siteCode: row.site_code,
    email: row.email,
    note: row.note,
    requestedAt: row.requested_at,
    lines: (lines[at] ?? []).map(({ productId, qty }) => ({ qty, name: names.get(productId) ?? `${productId}` })),
  }));
};

const letter = (firstname: string, total: string, until: string, link: string): string => `Hello ${firstname},

the prices that you asked for are there: ${total} before shipping and tax, until the end of ${until}.

See the quote: ${link}
`;

/** Why a quote was not priced. `wrong_count`: the number of prices differs from that of its lines. */
export type QuoteIssue =
  | { readonly code: 'no_quote' | 'accepted' | 'past' }
  | { readonly code: 'wrong_count'; readonly lines: number };

type PricedQuote = Result<{ readonly until: Date }, QuoteIssue>;

/**
 * Answers a request: sets each line's unit price, in the lines' order, valid until the end of a day, and enqueues a
 * mail to the customer. A quote may be repriced until it is accepted.
 * @param prices in minor units of the site's currency
 * @returns the last moment of its validity, or why it was not priced
 */
export const priceQuote = (
  db: Database,
  given: {
    readonly quoteId: string;
    readonly prices: readonly Money[];
    /** Last day of validity, on the site's calendar, for example '2027-03-31'. */
    readonly day: string;
    readonly now: Date;
    readonly mailId: string;
    readonly sites: Sites;
    /** The store's public URL, without a trailing slash. */
    readonly publicUrl: string;
  },
): Promise<PricedQuote> =>
  inTransaction(db, async (transaction): Promise<PricedQuote> => {
    const { quoteId, prices, day, now, sites } = given;
    if (!isUuid(quoteId)) return { ok: false, issues: [{ code: 'no_quote' }] };
    const quote = await transaction
      .selectFrom('quotes')
      .innerJoin('customers', 'customers.customer_id', 'quotes.customer_id')
      .select(['site_code', 'lines', 'accepted_at', 'email', 'firstname'])
      .where('quote_id', '=', quoteId)
      .forUpdate('quotes')
      .executeTakeFirst();
    if (!quote) return { ok: false, issues: [{ code: 'no_quote' }] };
    if (quote.accepted_at !== null) return { ok: false, issues: [{ code: 'accepted' }] };
    const lines = quote.lines as readonly WireLineItem[];
    if (lines.length !== prices.length) return { ok: false, issues: [{ code: 'wrong_count', lines: lines.length }] };
    const site = sites.byCode(quote.site_code);
    const until = new Date(lastMomentAt(Date.parse(`${day}T23:59:59.999Z`), site.timeZone));
    if (until <= now) return { ok: false, issues: [{ code: 'past' }] };
    const priced = lines.map((line, at) => ({
      ...line,
      metadata: { ...line.metadata, fluidPrice: (prices[at] ?? 0) / 100 },
    }));
    await transaction
      .updateTable('quotes')
      .set({ lines: JSON.stringify(priced), priced_at: now, valid_until: until })
      .where('quote_id', '=', quoteId)
      .execute();
    const total = sum(lines.map(({ qty }, at) => money(qty * (prices[at] ?? 0))));
    await putIntoOutbox(transaction, {
      mailId: given.mailId,
      recipient: quote.email,
      subject: 'Your quote',
      body: letter(
        quote.firstname,
        formatMoney(total, site.currency, site.locale),
        day,
        `${given.publicUrl}${pathOnSite('/account/custom-quoting', site)}`,
      ),
      at: now,
    });
    return { ok: true, value: { until } };
  });
