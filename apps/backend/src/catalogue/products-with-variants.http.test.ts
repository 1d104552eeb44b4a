import { contract } from '@ironcart/api/contract';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { searchProducts } from '../testing/search-products.ts';
import { fixtureIds } from '../testing/store-fixture.ts';
import { useTestStore } from '../testing/test-store.ts';

const store = useTestStore();
const { plate, redPlate, bluePlate } = fixtureIds;

const setStock = (productId: number, qoh: number) =>
  store.db.updateTable('inventory').set({ qoh, backorder: false }).where('product_id', '=', productId).execute();

/** The product as lists, recommendations and landing pages read it, without its variants. */
const readPlate = async () => {
  const [product] = await store.shopper().call(contract.content.getProducts, { query: { ids: String(plate) } });
  return product;
};

/** Whether the search service offers the product, by its hit and by the facet of availability. */
const found = async () => {
  const query = async (data: Parameters<typeof searchProducts>[2]) =>
    (await searchProducts(store.shopper(), 'bumper plate', data)).find(({ productId }) => productId === plate);
  const hit = await query({});
  return {
    hit,
    isSalable: hit?.is_salable,
    isFiltered: (await query({ filter: { is_salable: { value: ['true'] } } })) === undefined,
  };
};

afterEach(async () => {
  await setStock(redPlate, 100);
  await setStock(bluePlate, 3);
});

describe('price of a product with variants', () => {
  it('is marked as the lowest price if variants cost more, in lists and wherever it is read without variants', async () => {
    const priceAt = (price: string) =>
      store.db.updateTable('product_prices').set({ price }).where('product_id', '=', redPlate).execute();
    expect((await readPlate())?.hasDearerVariants).toBe(true);
    expect((await found()).hit?.hasDearerVariants).toBe(true);
    await priceAt('80.00');
    expect(await readPlate()).not.toHaveProperty('hasDearerVariants');
    expect((await found()).hit).not.toHaveProperty('hasDearerVariants');
    await priceAt('82.00');
  });

  it('is not marked in a deal, whose price applies to all variants', async () => {
    const setDeal = (isOn: boolean) =>
      sql`update products set attributes = attributes || ${JSON.stringify({ rogue_promo_enabled: isOn, rogue_promo_price: '70.00' })}
        where product_id = ${plate}`.execute(store.db);
    await setDeal(true);
    const { hit } = await found();
    expect(hit?.final_price).toBe(70);
    expect(hit).not.toHaveProperty('hasDearerVariants');
    await setDeal(false);
    expect((await found()).hit?.hasDearerVariants).toBe(true);
  });
});

describe('price of a gift card', () => {
  it('is marked as the lowest if it is sold in several amounts', async () => {
    const readCard = async () => {
      const query = { ids: String(fixtureIds.giftCard) };
      return (await store.shopper().call(contract.content.getProducts, { query }))[0];
    };
    const { details } = await store.db
      .selectFrom('products')
      .select('details')
      .where('product_id', '=', fixtureIds.giftCard)
      .executeTakeFirstOrThrow();
    const write = (giftcardData: object) =>
      store.db
        .updateTable('products')
        .set({ details: JSON.stringify({ ...details, giftcardData }) })
        .where('product_id', '=', fixtureIds.giftCard)
        .execute();
    expect((await readCard())?.hasDearerVariants).toBe(true);
    await write({ ...details.giftcardData, isOpenAmountAllowed: false, amounts: ['25.00'] });
    expect(await readCard()).not.toHaveProperty('hasDearerVariants');
    await write({ ...details.giftcardData });
  });
});

describe('stock of a product with variants', () => {
  it('is the sum of its variants, without a stock row of its own, as after an import', async () => {
    await store.db.deleteFrom('inventory').where('product_id', '=', plate).execute();
    expect((await readPlate())?.inventory).toMatchObject({ qoh: 103, backorder: false });
    await setStock(redPlate, 0);
    expect((await readPlate())?.inventory).toMatchObject({ qoh: 3 });
    expect(await found()).toMatchObject({ isSalable: true, isFiltered: false });
  });

  it('is empty once all variants are sold out, whatever its own stock row contains', async () => {
    await setStock(plate, 60);
    await setStock(redPlate, 0);
    await setStock(bluePlate, 0);
    expect((await readPlate())?.inventory).toMatchObject({ qoh: 0, max: 0 });
    expect(await found()).toMatchObject({ isSalable: false, isFiltered: true });
    await setStock(bluePlate, 1);
    expect(await found()).toMatchObject({ isSalable: true, isFiltered: false });
  });
});
