import { contract } from '@ironcart/api/contract';
import { expect, it } from 'vitest';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore();
const { search, ssr } = contract;

const query = async (data: Record<string, unknown>) => {
  const shopper = store.shopper();
  const { token } = await shopper.call(ssr.getSearchToken, { params: { code: 'USA' } });
  return shopper.call(search.query, {
    headers: { Authorization: `Bearer ${token}` },
    body: { data: { n_item: 10, page_number: 1, content: { product: {} }, widget: { rfkid: 'rfkid_10' }, ...data } },
  });
};

it('search lists products of the typed brand before those with the word in their name', async () => {
  const describe = (productId: number, facts: { readonly name: string; readonly brand: string }) =>
    store.db.updateTable('products').set(facts).where('product_id', '=', productId).execute();
  await describe(fixtureIds.rack, { name: 'Velora velora rack', brand: 'Other' });
  await describe(fixtureIds.strap, { name: 'Quiet strap', brand: 'Velora' });
  const answer = await query({ query: { keyphrase: { value: ['velora'] } } });
  expect(answer.content.product.value.map(({ name }) => name)).toEqual(['Quiet strap', 'Velora velora rack']);
});

it('search suggests the named category, and for a misspelt name the closest one first', async () => {
  await store.db
    .insertInto('categories')
    .values({
      category_id: 99,
      parent_id: 20,
      name: 'Barbell stands',
      url_key: 'barbell-stands',
      position: 9,
      in_menu: false,
      description: '',
      picture_master: null,
    })
    .execute();
  const suggestedFor = async (phrase: string) =>
    (
      await query({ query: { keyphrase: { value: [phrase] } }, suggestion: { category: { max: 3 } } })
    ).suggestion?.category?.map(({ text }) => text);
  expect(await suggestedFor('barbell stand')).toEqual(['Barbell stands']);
  expect((await suggestedFor('barbell stnads'))?.[0]).toBe('Barbell stands');
});
