import { hasOwnPrice, type Product } from '@ironcart/core/product';
import { type FakeService, json, refuse } from './fake-call.ts';

/** A product as a search result. */
const hit = (product: Product) => ({
  productId: product.productId,
  sku: product.sku,
  name: product.name,
  url: product.url,
  thumbnail: product.thumbnail,
  price: (hasOwnPrice(product) ? product : product.startsAt).listPrice / 100,
  categories: ['Barbells'],
  brand: product.brand,
  type: product.type,
  attributes: {},
  hasRedirect: false,
  is_salable: true,
});

/** A search that finds the same products for every query, and suggests the same words. */
export const createFakeSearch =
  (finds: readonly Product[]): FakeService =>
  ({ path, body }) => {
    if (path.endsWith('/rfktkn')) {
      return json({ apiUrl: '/svc_search/query', token: 'token', eventApiUrl: '/svc_search/events', expires: 2 ** 42 });
    }
    if (path !== '/svc_search/query') return undefined;
    const { query: words, suggestion } = (body as { readonly data: Readonly<Record<string, unknown>> }).data;
    // The service rejects a number that may be a card's.
    if (JSON.stringify(words ?? '').includes('4111')) return refuse(400, 'card_number_refused');
    if (JSON.stringify(body).includes('"uri":"/fails"')) return refuse(400, 'invalid_request');
    const suggested = { keyphrase: [{ text: 'bar for women' }], category: [{ text: 'Barbells' }] };
    return json({
      content: { product: { value: finds.map(hit) } },
      ...(words && suggestion ? { suggestion: suggested } : {}),
      ...(JSON.stringify(words ?? '').includes('returns') ? { redirect_url: '/about' } : {}),
      total_item: finds.length,
      total_page: finds.length === 0 ? 0 : 1,
    });
  };
