import { createClient } from '@ironcart/api/client';
import { currentCart } from '@ironcart/core/list';
import { siteByCode } from '@ironcart/core/site';

export const storeName = '{{name}}';

/** The site whose prices and addresses the store uses: USA, CAN, AUS, EUR, GBR or APO. */
export const site = siteByCode('USA');

export const client = createClient({ baseUrl: window.location.origin, site });

/** The id of the visitor's cart, which is created with its first product. */
export const cartId = async (): Promise<string> => {
  const cart = currentCart(await client.lists.active());
  return (cart ?? (await client.lists.create({ type: 'cart', metadata: { isActive: true } })))._id;
};
