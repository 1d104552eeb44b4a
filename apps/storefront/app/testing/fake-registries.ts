import { listToWire } from '@ironcart/api/codec';
import type { ShoppingList } from '@ironcart/core/list';
import type { RegistryGift } from '@ironcart/core/registry';
import { type FakeService, json, parametersOf, refuse } from './fake-call.ts';

/** A registry as its guests see it. */
const withoutAddress = (list: ShoppingList): ShoppingList => {
  const { shippingAddress: _private, ...registry } = list.metadata.registry ?? { title: '', names: '', eventDate: '' };
  return { ...list, metadata: { ...list.metadata, registry } };
};

/**
 * Shared registries: finding one, opening it, and the purchases from it.
 * @param gifts purchases from each registry
 */
export const createFakeRegistries =
  (gifts: readonly RegistryGift[], lists: ReadonlyMap<string, ShoppingList>): FakeService =>
  (call) => {
    const { path } = call;
    if (path === '/svc_list/registries') {
      const words = (parametersOf(call).get('words') ?? '').toLowerCase();
      const registries = [...lists.values()].flatMap(({ metadata: { registry, isShared } }) =>
        registry && isShared && `${registry.title} ${registry.names}`.toLowerCase().includes(words) ? [registry] : [],
      );
      return json(registries.map(({ urlKey, title, names, eventDate }) => ({ urlKey, title, names, eventDate })));
    }
    if (path.startsWith('/svc_list/registries/')) {
      const registry = [...lists.values()].find(
        ({ metadata }) => metadata.isShared && metadata.isActive && path.endsWith(`/${metadata.registry?.urlKey}`),
      );
      return registry ? json(listToWire(withoutAddress(registry))) : refuse(404, 'not_found');
    }
    const listId = /^\/svc_list\/lists\/([^/]+)\/gifts$/.exec(path)?.[1];
    if (listId === undefined) return undefined;
    return lists.has(listId) ? json(gifts) : refuse(404, 'not_found');
  };
