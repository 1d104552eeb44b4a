import { redirect } from 'react-router';
import { registriesPath } from '../account/account-pages.ts';
import { type CartAnswer, orRefusal } from '../cart/cart-answer.ts';
import { itemsFromForm } from '../cart/items-from-form.ts';
import { listOfType } from '../lists/list-of-type.ts';
import type { RequestContext } from '../request-context/request-context.ts';
import { ownRegistryPath } from './registry-paths.ts';

/**
 * The path of the registries page after a product was added to the wishlist because the customer has no registry yet.
 */
export const firstRegistryPath = `${registriesPath}?first=1`;

/** Why a product was not added, with the URL of its page. */
export type NotAdded = Extract<CartAnswer, { readonly ok: false }> & { readonly productUrl: string };

/**
 * Adds a product with the options and quantity selected on its page to the customer's newest open registry, and
 * redirects to it; the requested quantity and priority can be changed there. A customer without a registry is
 * redirected to create one, with the product on the wishlist. A guest logs in first: until then the item is stored in
 * the session (S6-merge-01).
 */
export const addToRegistry = async (context: RequestContext, form: FormData): Promise<NotAdded> => {
  const { api } = context;
  const product = await api.content.productComplete(Number(form.get('productId')) || 0);
  const isGuest = (await context.customer()) === undefined;
  const throughLogin = (path: string) => redirect(isGuest ? `/login?redirect=${encodeURIComponent(path)}` : path);
  const registry = isGuest ? undefined : (await api.lists.ofType('registry')).find(({ metadata }) => metadata.isActive);
  const read = itemsFromForm(product, form);
  const answer = read.ok
    ? await orRefusal(async () => {
        await api.lists.addItems(registry?._id ?? (await listOfType(context, 'wishlist')), read.items);
        return { ok: true, added: false };
      })
    : read;
  if (answer.ok) throw throughLogin(registry ? ownRegistryPath(registry._id) : firstRegistryPath);
  // The page with the reason requires a log-in: a guest returns to the product, which shows the reason too.
  if (isGuest) throw throughLogin(product.url);
  return { ...answer, productUrl: product.url };
};
