import { isApiError } from '@ironcart/api/client';
import type { Product } from '@ironcart/core/product';
import { displayedPrice } from '@ironcart/pricing';
import { Button, ProductCard, priceViewOf, SearchForm } from '@ironcart/react-ui';
import { useEffect, useState } from 'react';
import { cartId, client } from './store.ts';

/** Finds products that can be added without a choice. */
const find = async (keyphrase: string): Promise<readonly Product[]> => {
  const { products } = await client.search.query({ ...(keyphrase === '' ? {} : { keyphrase }), pageSize: 12 });
  return client.content.products(products.filter(({ type }) => type === 'simple').map(({ productId }) => productId));
};

const wordsFor = (thrown: unknown): string =>
  isApiError(thrown, 'quantity_unavailable') ? 'That is sold out.' : 'The store does not answer. Please try again.';

/** The search words from the URL's query, where the search form puts them. */
const keyphrase = (new URLSearchParams(window.location.search).get('q') ?? '').trim();

/** Search, and products to add to the cart. */
export const Shop = () => {
  const [products, setProducts] = useState<readonly Product[]>([]);
  const [message, setMessage] = useState('');

  useEffect(() => {
    find(keyphrase).then(setProducts, (thrown: unknown) => setMessage(wordsFor(thrown)));
  }, []);

  const add = async ({ productId, name }: Product) => {
    try {
      await client.lists.addItems(await cartId(), [{ productId, qty: 1 }]);
      setMessage(`${name} is in your cart.`);
    } catch (thrown) {
      setMessage(wordsFor(thrown));
    }
  };

  return (
    <>
      <SearchForm action="/" query={keyphrase} />
      <p role="status">{message}</p>
      <ul
        style={{
          display: 'grid',
          gap: '1rem',
          gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
          padding: 0,
        }}
      >
        {products.map((product) => (
          <li key={product.productId} style={{ display: 'grid', gap: '0.5rem', listStyle: 'none' }}>
            <ProductCard
              card={{
                product,
                price: priceViewOf(displayedPrice(product, { now: Date.now(), shopper: { groupId: 0 } })),
              }}
            />
            <Button onClick={() => void add(product)}>Add to cart</Button>
          </li>
        ))}
      </ul>
    </>
  );
};
