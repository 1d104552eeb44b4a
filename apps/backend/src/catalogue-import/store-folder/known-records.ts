import type { Transaction } from '../../db/transaction.ts';
import type { OnUnknown } from './record-writers.ts';

/** Records whose products exist in the store, with their ids. */
export const withProducts = async <Named extends { readonly sku: string }>(
  transaction: Transaction,
  records: readonly Named[],
  onUnknown: OnUnknown,
): Promise<readonly (Named & { readonly productId: number })[]> => {
  const skus = [...new Set(records.map(({ sku }) => sku))];
  const products = await transaction
    .selectFrom('products')
    .select(['sku', 'product_id'])
    .where('sku', '=', (value) => value.fn.any(value.val(skus)))
    .execute();
  const ids = new Map(products.map(({ sku, product_id }) => [sku, product_id]));
  for (const sku of skus) if (!ids.has(sku)) onUnknown(`the store has no product with the SKU ${sku}`);
  return records.flatMap((record) => {
    const productId = ids.get(record.sku);
    return productId === undefined ? [] : [{ ...record, productId }];
  });
};

/** Records whose customers exist in the store, with their ids. */
export const withCustomers = async <Named extends { readonly email: string }>(
  transaction: Transaction,
  records: readonly Named[],
  onUnknown: OnUnknown = () => undefined,
): Promise<readonly (Named & { readonly customerId: string })[]> => {
  const addresses = [...new Set(records.map(({ email }) => email.toLowerCase()))];
  const customers = await transaction
    .selectFrom('customers')
    .select(['email', 'customer_id'])
    .where(
      ({ fn, ref }) => fn<string>('lower', [ref('email')]),
      '=',
      (value) => value.fn.any(value.val(addresses)),
    )
    .execute();
  const ids = new Map(customers.map(({ email, customer_id }) => [email.toLowerCase(), customer_id]));
  for (const address of addresses) if (!ids.has(address)) onUnknown(`the store has no customer ${address}`);
  return records.flatMap((record) => {
    const customerId = ids.get(record.email.toLowerCase());
    return customerId === undefined ? [] : [{ ...record, customerId }];
  });
};
