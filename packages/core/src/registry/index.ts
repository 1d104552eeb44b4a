import type { Address } from '../address/index.ts';

/** What a registry says of itself (S3-list-03). */
export interface RegistryDetails {
  /** As in 'The Smiths’ home gym'. */
  readonly title: string;
  /** The day that the gifts are for, as in '2027-06-12'. */
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

/** Something that was bought for a registry, as its owner sees it. */
export interface RegistryGift {
  readonly productId: number;
  readonly name: string;
  readonly qty: number;
  /** ISO 8601. */
  readonly orderedAt: string;
  /** Who gave it, where they let it be known. */
  readonly giver?: string | undefined;
}

/** How much an owner wants an item: smaller comes first. */
export const registryPriorities = [1, 2, 3] as const;
/** The priority of what is added without one. */
export const usualPriority = 2;

/** Pieces that are still wanted; never below zero, though more may have been bought. */
export const stillWanted = ({
  wanted = 0,
  purchased = 0,
}: {
  readonly wanted?: number | undefined;
  readonly purchased?: number | undefined;
}): number => Math.max(0, wanted - purchased);

/** A registry's name in its address, made of its title: 'Smith & Gym!' is 'smith-gym'. */
export const urlKeyOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 60)
    .replace(/-+$/, '') || 'registry';
