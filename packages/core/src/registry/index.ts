import type { Address } from '../address/index.ts';
import { requireObject, requireText } from '../require-argument.ts';

/** Details of a registry (S3-list-03). */
export interface RegistryDetails {
  /** As in 'The Smiths’ home gym'. */
  readonly title: string;
  /** Day of the event, for example '2027-06-12'. */
  readonly eventDate: string;
  /** Whom the gifts are for; the search finds a registry by them. */
  readonly names: string;
  readonly message?: string | undefined;
  /** Where gifts go; only the owner sees it. */
  readonly shippingAddress?: Address | undefined;
  /** The registry's name in its public address `/registry/{urlKey}`; the server gives it. */
  readonly urlKey?: string | undefined;
}

/** A registry as the search shows it. */
export interface FoundRegistry {
  readonly urlKey: string;
  readonly title: string;
  readonly names: string;
  readonly eventDate: string;
}

/** A purchase from a registry, as displayed to its owner. */
export interface RegistryGift {
  readonly productId: number;
  readonly name: string;
  readonly qty: number;
  /** ISO 8601. */
  readonly orderedAt: string;
  /** Name of the giver, if they agreed to share it. */
  readonly giver?: string | undefined;
}

/** How much an owner wants an item: smaller comes first. */
export const registryPriorities = [1, 2, 3] as const;
/** Default priority of an added item. */
export const usualPriority = 2;

/** Pieces that are still wanted; never below zero, though more may have been bought. */
export const stillWanted = (counts: {
  readonly wanted?: number | undefined;
  readonly purchased?: number | undefined;
}): number => {
  requireObject(counts, 'counts');
  const { wanted = 0, purchased = 0 } = counts;
  return Math.max(0, wanted - purchased);
};

/** Derives the URL key of a registry from its title: 'Smith & Gym!' becomes 'smith-gym'. */
export const urlKeyOf = (title: string): string => {
  requireText(title, 'title');
  return (
    title
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+/, '')
      .slice(0, 60)
      .replace(/-+$/, '') || 'registry'
  );
};
