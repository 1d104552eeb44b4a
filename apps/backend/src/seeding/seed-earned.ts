import type { SeedData } from '@ironcart/seed';
import type { Transaction } from '../db/transaction.ts';

/** How often the demo customer may redeem what they earned, in pieces. */
const uses = 3;

/** Simple products that are discounted for the demo customer. */
const discountedProducts = 2;

/** What the first demo customer earned: 10 percent off a product, 15.00 US dollars off another, and the five-for-five offer. */
export const seedEarned = async (
  transaction: Transaction,
  { customers, products }: SeedData,
  { now, randomId }: { readonly now: Date; readonly randomId: () => string },
): Promise<void> => {
  const [first] = customers;
  const customer =
    first &&
    (await transaction
      .selectFrom('customers')
      .select(['customer_id', 'email'])
      .where('email', '=', first.email)
      .executeTakeFirst());
  if (!customer) return;
  const discounted = products
    .filter(({ type, visibility }) => type === 'simple' && visibility === 4)
    .slice(0, discountedProducts)
    .map(({ productId }) => productId);
  if (discounted.length === 0) return;
  const known = await transaction
    .selectFrom('products')
    .select('product_id')
    .where('product_id', 'in', discounted)
    .orderBy('product_id')
    .execute();
  for (const [index, { product_id }] of known.entries()) {
    const isPercent = index === 0;
    await transaction
      .insertInto('entitlements')
      .values({
        entitlement_id: randomId(),
        customer_id: customer.customer_id,
        product_id,
        earned_by: 'welcome',
        percent: isPercent ? '10' : null,
        amount: isPercent ? null : '15.00',
        currency: isPercent ? null : 'USD',
        initial_uses: uses,
        remaining_uses: uses,
        created_at: now,
      })
      .execute();
  }
  await transaction
    .insertInto('five_for_five')
    .values({ email: customer.email.toLowerCase(), initial_redemptions: 2, remaining: 2 })
    .execute();
};
