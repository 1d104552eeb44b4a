import { dayAt } from '@ironcart/core/site';
import { redirect } from 'react-router';
import { requireCustomer } from '../../account/require-customer.ts';
import type { PageHead } from '../../head/page-head.ts';
import { addToRegistry, type NotAdded } from '../../registry/add-to-registry.server.ts';
import { addressChoices } from '../../registry/address-choices.ts';
import {
  draftOfDetails,
  orCardNumber,
  type RegistryRefusal,
  registryFromForm,
} from '../../registry/registry-from-form.ts';
import { ownRegistryPath } from '../../registry/registry-paths.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Your registries', isPrivate: true };

/** The customer's registries, including closed ones, and the form for a new one (S2-account-12). */
export const loader = async ({ context }: RouteArgs) => {
  const { addresses } = await requireCustomer(context);
  const lists = await context.api.lists.ofType('registry');
  return {
    head,
    isWaiting: context.url.searchParams.has('first'),
    addresses: addressChoices(addresses),
    draft: draftOfDetails(undefined, true, addresses),
    registries: lists.map(({ _id, items, metadata: { registry, isActive, isShared = false } }) => ({
      id: _id,
      path: ownRegistryPath(_id),
      title: registry?.title ?? 'Registry',
      eventDate: registry?.eventDate,
      isActive,
      isShared,
      wanted: items.reduce((sum, { qty }) => sum + qty, 0),
      bought: items.reduce((sum, { metadata }) => sum + (metadata.registry?.purchased ?? 0), 0),
    })),
  };
};

const dayMs = 86_400_000;

/** Creates a registry and redirects to it; adds a product from its page. */
export const action = async ({ request, context }: RouteArgs): Promise<RegistryRefusal | NotAdded> => {
  const form = await request.formData();
  if (form.has('productId')) return addToRegistry(context, form);
  const { addresses } = await requireCustomer(context);
  // West of the site's time zone, the customer's date may still be the day before.
  const yesterday = dayAt(context.now - dayMs, context.site.timeZone);
  const read = registryFromForm(form, addresses, yesterday);
  if (!read.ok) return read;
  const { isShared, details: registry } = read;
  const made = await orCardNumber(form, () =>
    context.api.lists.create({ type: 'registry', metadata: { isShared, registry } }),
  );
  if ('errors' in made) return made;
  throw redirect(ownRegistryPath(made._id));
};
