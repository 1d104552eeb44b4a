import { MAX_LINES, type WireLineItem, type WireQuote } from '@ironcart/api/contract';
import type { Site } from '@ironcart/core/site';
import { sql } from 'kysely';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { isRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import { lockCustomer } from '../customer/lock-customer.ts';
import type { ServiceContext } from '../service-context.ts';
import { checkItem, type ItemRefusal, readProductsOf } from './check-items.ts';
import { lockListInUse, type StoredList } from './list.reader.ts';
import { isUuid } from './list-owner.ts';
import { quoteColumns, quoteOf } from './quote.reader.ts';

/** Maximum number of a customer's unanswered quotes, to limit the staff's work. */
const mostWaiting = 10;

export interface QuoteRef {
  readonly quoteId: string;
  readonly customerId: string;
  readonly site: Site;
}

type AcceptRefusal =
  | ItemRefusal
  | Refusal<'not_found' | 'quote_not_priced' | 'quote_expired' | 'quote_accepted' | 'list_full'>;

/** A line in a quote request, without a server price and registry. */
const askedLine = ({ metadata: { fluidPrice: _price, registry: _registry, ...metadata }, ...line }: WireLineItem) => ({
  ...line,
  metadata,
});

/** The customer's cart, or a new one, locked. @returns its id */
const lockCart = async (
  transaction: Transaction,
  { customerId, site }: QuoteRef,
  given: { readonly listId: string; readonly now: Date },
): Promise<string> => {
  const cartId = await lockListInUse(transaction, customerId, 'cart', site.code);
  if (cartId !== undefined) return cartId;
  await transaction
    .insertInto('lists')
    .values({
      list_id: given.listId,
      site_code: site.code,
      type: 'cart',
      customer_id: customerId,
      active_cart_ts: given.now.getTime(),
      created_at: given.now,
    })
    .execute();
  return given.listId;
};

/** Creates quote requests, and adds priced quotes to the cart. */
export const createQuoteTransactor = ({ db, catalogue, now, randomId }: ServiceContext) => ({
  /** Stores the current lines of a list, for staff to price. */
  request: (
    { customerId, site, note }: Omit<QuoteRef, 'quoteId'> & { readonly note: string },
    { wire }: StoredList,
  ): Promise<WireQuote | Refusal<'list_empty' | 'quotes_full'>> =>
    inTransaction(db, async (transaction) => {
      if (wire.items.length === 0) return refuse('list_empty', 'There is nothing on the list to price');
      await lockCustomer(transaction, customerId);
      const waiting = await transaction
        .selectFrom('quotes')
        .select((select) => select.fn.countAll<string>().as('count'))
        .where('customer_id', '=', customerId)
        .where('priced_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (Number(waiting.count) >= mostWaiting) {
        return refuse('quotes_full', `${mostWaiting} requests wait for an answer already`);
      }
      const row = await transaction
        .insertInto('quotes')
        .values({
          quote_id: randomId(),
          customer_id: customerId,
          site_code: site.code,
          note,
          lines: JSON.stringify(wire.items.map(askedLine)),
          requested_at: now(),
        })
        .returning(quoteColumns)
        .executeTakeFirstOrThrow();
      return quoteOf(row);
    }),

  /**
   * Adds a quote's lines to the customer's cart, once, at the quoted prices; each line keeps its price until the quote
   * expires.
   * @returns the cart's id
   */
  accept: async (ref: QuoteRef): Promise<string | AcceptRefusal> => {
    const { quoteId, customerId, site } = ref;
    if (!isUuid(quoteId)) return refuse('not_found', 'There is no such quote');
    return inTransaction(db, async (transaction): Promise<string | AcceptRefusal> => {
      await lockCustomer(transaction, customerId);
      const row = await transaction
        .selectFrom('quotes')
        .select(quoteColumns)
        .where('quote_id', '=', quoteId)
        .where('customer_id', '=', customerId)
        .where('site_code', '=', site.code)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return refuse('not_found', 'There is no such quote');
      if (row.valid_until === null) return refuse('quote_not_priced', 'The quote is not priced yet');
      if (row.accepted_at !== null) return refuse('quote_accepted', 'The quote was accepted already');
      const at = now();
      if (row.valid_until <= at) return refuse('quote_expired', 'The quote has expired');
      const items = quoteOf(row).items.map((item) => ({ ...item, listItemId: randomId() }));
      const products = await readProductsOf(catalogue, items, site);
      for (const item of items) {
        const checked = checkItem(item, products, { nowMs: at.getTime(), isKept: false });
        if (isRefusal(checked)) return checked;
        if (checked.message !== undefined) return refuse('quantity_unavailable', checked.message);
      }
      const listId = await lockCart(transaction, ref, { listId: randomId(), now: at });
      const { count } = await transaction
        .selectFrom('list_items')
        .select((select) => select.fn.countAll<string>().as('count'))
        .where('list_id', '=', listId)
        .executeTakeFirstOrThrow();
      if (Number(count) + items.length > MAX_LINES) {
        return refuse('list_full', `A list holds at most ${MAX_LINES} lines`);
      }
      await sql`
        insert into list_items (list_item_id, list_id, product_id, qty, options, metadata, children, quoted_until)
        select "listItemId", ${listId}, "productId", qty, options, metadata, children, ${row.valid_until}
        from rows from (
          json_to_recordset(${JSON.stringify(items)}::json)
            as ("listItemId" uuid, "productId" int, qty int, options jsonb, metadata jsonb, children jsonb)
        ) with ordinality as line order by ordinality`.execute(transaction);
      await transaction
        .updateTable('lists')
        .set((set) => ({ revision: set('revision', '+', 1) }))
        .where('list_id', '=', listId)
        .execute();
      await transaction.updateTable('quotes').set({ accepted_at: at }).where('quote_id', '=', quoteId).execute();
      return listId;
    });
  },
});
