import type { CustomQuote, ListMetadata, ShoppingList } from '@ironcart/core/list';
import type { RegistryDetails } from '@ironcart/core/registry';
import type { WireList, WireListMetadataPatch, WireQuote, WireRegistryDetails } from '../contract/list.ts';
import { addressFromWire, addressToWire } from './address.ts';
import { lineItemFromWire, lineItemToWire } from './line-item.ts';
import { withoutUndefined } from './without-undefined.ts';

const registryToWire = ({ shippingAddress, ...details }: RegistryDetails): WireRegistryDetails =>
  withoutUndefined({ ...details, shippingAddress: shippingAddress && addressToWire(shippingAddress) });

const registryFromWire = ({ shippingAddress, ...details }: WireRegistryDetails): RegistryDetails =>
  withoutUndefined({ ...details, shippingAddress: shippingAddress && addressFromWire(shippingAddress) });

/** Converts changed fields of a list's metadata to their wire format. */
export const listMetadataToWire = ({ registry, ...metadata }: Readonly<Partial<ListMetadata>>): WireListMetadataPatch =>
  withoutUndefined({ ...metadata, registry: registry && registryToWire(registry) });

/** Converts a list to its wire format (S3-list). */
export const listToWire = (list: ShoppingList): WireList => ({
  ...list,
  items: list.items.map(lineItemToWire),
  messages: [...list.messages],
  metadata: { ...listMetadataToWire(list.metadata), isActive: list.metadata.isActive },
});

/** The inverse of `listToWire`. */
export const listFromWire = ({ metadata: { registry, ...metadata }, ...list }: WireList): ShoppingList => ({
  ...list,
  items: list.items.map(lineItemFromWire),
  metadata: withoutUndefined({ ...metadata, registry: registry && registryFromWire(registry) }),
});

/** Reads a quote from its wire format. */
export const quoteFromWire = ({ items, ...quote }: WireQuote): CustomQuote => ({
  ...quote,
  items: items.map(lineItemFromWire),
});
