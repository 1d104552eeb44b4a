import type {
  ChosenItemMetadata,
  ChosenOptions,
  CustomQuote,
  ListMetadata,
  ListType,
  ShoppingList,
} from '@ironcart/core/list';
import type { FoundRegistry, RegistryGift } from '@ironcart/core/registry';
import { chosenMetadataToWire, type NewLineItem, newLineItemToWire, optionsToWire } from '../../codec/line-item.ts';
import { listFromWire, listMetadataToWire, quoteFromWire } from '../../codec/list.ts';
import { withoutUndefined } from '../../codec/without-undefined.ts';
import { listCalls } from '../../contract/list.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

export interface LineItemPatch {
  readonly qty?: number | undefined;
  readonly options?: ChosenOptions | undefined;
  readonly metadata?: ChosenItemMetadata | undefined;
  readonly children?: readonly NewLineItem[] | undefined;
}

/** Carts and the other lists. Each change returns the whole updated list. */
export const createListService = (send: Send) => ({
  active: async (options: CallOptions = {}): Promise<readonly ShoppingList[]> =>
    (await send(listCalls.getActiveLists, { ...options, query: { active: 'true' } })).map(listFromWire),
  /** The lists of a type, including inactive ones. */
  ofType: async (type: ListType, options: CallOptions = {}): Promise<readonly ShoppingList[]> =>
    (await send(listCalls.getActiveLists, { ...options, query: { type } })).map(listFromWire),
  create: async (
    list: { readonly type: ListType; readonly metadata?: Readonly<Partial<ListMetadata>> },
    options: CallOptions = {},
  ): Promise<ShoppingList> =>
    listFromWire(
      await send(listCalls.createList, {
        ...options,
        body: { type: list.type, metadata: list.metadata && listMetadataToWire(list.metadata) },
      }),
    ),
  get: async (id: string, options: CallOptions = {}): Promise<ShoppingList> =>
    listFromWire(await send(listCalls.getList, { ...options, params: { id } })),
  /** A shared registry's public data. @throws ApiError `not_found` */
  registry: async (urlKey: string, options: CallOptions = {}): Promise<ShoppingList> =>
    listFromWire(await send(listCalls.getRegistry, { ...options, params: { urlKey } })),
  /** Finds shared registries whose title and names contain all words. */
  findRegistries: (words: string, options: CallOptions = {}): Promise<readonly FoundRegistry[]> =>
    send(listCalls.searchRegistries, { ...options, query: { words } }),
  /** Returns the purchases from one of the customer's registries, newest first. */
  gifts: (id: string, options: CallOptions = {}): Promise<readonly RegistryGift[]> =>
    send(listCalls.getGifts, { ...options, params: { id } }),
  /** Requests a quote for a list's lines. @throws ApiError `list_empty`, `quotes_full` */
  requestQuote: async (id: string, note: string, options: CallOptions = {}): Promise<CustomQuote> =>
    quoteFromWire(await send(listCalls.requestQuote, { ...options, params: { id }, body: { note } })),
  /** The customer's quotes, newest first. */
  quotes: async (options: CallOptions = {}): Promise<readonly CustomQuote[]> =>
    (await send(listCalls.getQuotes, options)).map(quoteFromWire),
  /**
   * Adds a quote's lines to the cart and returns the cart. @throws ApiError as `addItems`, and `quote_not_priced`,
   * `quote_expired`, `quote_accepted`
   */
  acceptQuote: async (id: string, options: CallOptions = {}): Promise<ShoppingList> =>
    listFromWire(await send(listCalls.acceptQuote, { ...options, params: { id } })),
  /** Deletes a list by making it inactive. */
  remove: async (id: string, options: CallOptions = {}): Promise<ShoppingList> =>
    listFromWire(await send(listCalls.removeList, { ...options, params: { id } })),
  /** Changes the given fields; the others stay. */
  setMetadata: async (
    id: string,
    patch: Readonly<Partial<ListMetadata>>,
    options: CallOptions = {},
  ): Promise<ShoppingList> =>
    listFromWire(await send(listCalls.setMetadata, { ...options, params: { id }, body: listMetadataToWire(patch) })),
  /** @throws ApiError `product_not_found`, `invalid_item`, `quantity_unavailable`, `list_full`, `list_inactive` */
  addItems: async (id: string, items: readonly NewLineItem[], options: CallOptions = {}): Promise<ShoppingList> =>
    listFromWire(
      await send(listCalls.addItems, { ...options, params: { id }, body: { items: items.map(newLineItemToWire) } }),
    ),
  /** Removes the given items; without ids, all items. */
  removeItems: async (id: string, listItemIds?: readonly string[], options: CallOptions = {}): Promise<ShoppingList> =>
    listFromWire(
      await send(listCalls.removeItems, {
        ...options,
        params: { id },
        body: listItemIds && { listItemIds: [...listItemIds] },
      }),
    ),
  /** @throws ApiError as `addItems`, and `item_not_found` */
  updateItem: async (
    id: string,
    itemId: string,
    patch: LineItemPatch,
    options: CallOptions = {},
  ): Promise<ShoppingList> =>
    listFromWire(
      await send(listCalls.updateItem, {
        ...options,
        params: { id, itemId },
        body: withoutUndefined({
          qty: patch.qty,
          options: patch.options && optionsToWire(patch.options),
          metadata: patch.metadata && chosenMetadataToWire(patch.metadata),
          children: patch.children?.map(newLineItemToWire),
        }),
      }),
    ),
  /** @throws ApiError `item_not_found` */
  removeItem: async (id: string, itemId: string, options: CallOptions = {}): Promise<ShoppingList> =>
    listFromWire(await send(listCalls.removeItem, { ...options, params: { id, itemId } })),
});
