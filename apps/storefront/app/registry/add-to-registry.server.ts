import { redirect } from 'react-router';
import { registriesPath } from '../account/account-pages.ts';
import { type CartAnswer, orRefusal } from '../cart/cart-answer.ts';
import { itemsFromForm } from '../cart/items-from-form.ts';
import { keepItems } from '../lists/keep-items.server.ts';
import type { RequestContext } from '../request-context/request-context.ts';
import { ownRegistryPath } from './registry-paths.ts';

/** The registries page after a product was put on the wishlist, because there is no registry yet. */
export const firstRegistryPath = `${registriesPath}?first=1`;

/** Why a product was not added, with the way back to its page. */
export type NotAdded = Extract<CartAnswer, { readonly ok: false }> & { readonly productUrl: string };

/**
 * Adds a product with the options and the quantity selected on its page to the customer's newest open registry, and
 * leads to it, where the wanted quantity and the priority can be changed. A customer without one is led to make it, with
 * the product on the wishlist; a guest logs in and comes back to the product.
 */
export const addToRegistry = async (context: RequestContext, form: FormData): Promise<NotAdded> => {
  const { api } = context;
  const product = await api.content.productComplete(Number(form.get('productId')) || 0);
  if ((await context.customer()) === undefined) throw redirect(`/login?redirect=${encodeURIComponent(product.url)}`);
  const read = itemsFromForm(product, form);
  if (!read.ok) return { ...read, productUrl: product.url };
  const registry = (await api.lists.ofType('registry')).find(({ metadata }) => metadata.isActive);
  const answer = await orRefusal(async () => {
    if (registry) await api.lists.addItems(registry._id, read.items);
    else await keepItems(context, 'wishlist', read.items);
    return { ok: true, added: false };
  });
  if (!answer.ok) return { ...answer, productUrl: product.url };
  throw redirect(registry ? ownRegistryPath(registry._id) : firstRegistryPath);
};
