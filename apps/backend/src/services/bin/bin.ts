import { binToWire } from '@ironcart/api/codec';
import { MAX_BINS } from '@ironcart/api/contract';
import type { BackInStockNotice } from '@ironcart/core/customer';
import { violates } from '../../db/transaction.ts';
import { isRefusal, refuse } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import { isUuid } from '../list/list-owner.ts';
import type { ServiceContext } from '../service-context.ts';
import { isPartOf, productExists } from './bin.reader.ts';

const columns = ['notice_id', 'product_id', 'parent_id', 'email'] as const;

const noticeOf = (row: {
  readonly notice_id: string;
  readonly product_id: number;
  readonly parent_id: number | null;
  readonly email: string;
}): BackInStockNotice => ({
  _id: row.notice_id,
  productId: row.product_id,
  parentId: row.parent_id ?? undefined,
  email: row.email,
});

const noSuchProduct = () => refuse('product_not_found', 'There is no such product');

/** svc_bin: back-in-stock notices. */
export const createBinService = ({ db, now, randomId }: ServiceContext): ServiceHandlers<'bin'> => ({
  getBins: async ({ session }) => {
    const customerId = await requireCustomer(session);
    if (isRefusal(customerId)) return customerId;
    const rows = await db
      .selectFrom('back_in_stock_notices')
      .select(columns)
      .where('customer_id', '=', customerId)
      .orderBy('created_at', 'desc')
      .orderBy('notice_id')
      .limit(MAX_BINS)
      .execute();
    return rows.map(noticeOf).map(binToWire);
  },

  /** A guest's notice and a customer's for the same address are separate; neither reveals the other. */
  addBin: async ({ body: { product_id, parent_id = null, email }, session, site }) => {
    const isKnown = parent_id === null ? productExists(db, product_id) : isPartOf(db, product_id, parent_id);
    if (!(await isKnown)) return noSuchProduct();
    try {
      const row = await db
        .insertInto('back_in_stock_notices')
        .values({
          notice_id: randomId(),
          product_id,
          parent_id,
          email: email.toLowerCase(),
          customer_id: (await session.find())?.customerId ?? null,
          site_code: site.code,
          created_at: now(),
        })
        .returning(columns)
        .executeTakeFirstOrThrow();
      return binToWire(noticeOf(row));
    } catch (error) {
      if (!violates(error, 'back_in_stock_notices_once')) throw error;
      return refuse('validation_error_already_subscribed', 'The address will be told already');
    }
  },

  removeBin: async ({ params, session }) => {
    const customerId = await requireCustomer(session);
    if (isRefusal(customerId)) return customerId;
    const noNotice = () => refuse('not_found', 'There is no such notice');
    if (!isUuid(params.id)) return noNotice();
    const { numDeletedRows } = await db
      .deleteFrom('back_in_stock_notices')
      .where('notice_id', '=', params.id)
      .where('customer_id', '=', customerId)
      .executeTakeFirst();
    return numDeletedRows === 1n ? { success: true as const } : noNotice();
  },
});
