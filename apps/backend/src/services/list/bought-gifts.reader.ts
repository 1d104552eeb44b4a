import type { WireList } from '@ironcart/api/contract';
import { remainingPieces } from '@ironcart/core/registry';
import type { SiteCode } from '@ironcart/core/site';
import type { Database } from '../../db/pool.ts';
import { readSharedList } from './list.reader.ts';
import { identityOf } from './list.transactor.ts';
import { readGiftRows, withPurchases } from './registry.reader.ts';

/** Maximum number of a cart's registries that are checked. */
const mostRegistries = 10;

const giftsOf = ({ items }: WireList) => items.filter(({ metadata }) => metadata.registry !== undefined);

/** A registry's completely bought items by choice, with the product's name at purchase. */
const readFullWishes = async (db: Database, registryId: string, siteCode: SiteCode) => {
  const registry = await readSharedList(db, { listId: registryId }, siteCode);
  const wishes = registry?.type === 'registry' ? ((await withPurchases(db, [registry]))[0]?.items ?? []) : [];
  const full = wishes.filter((wish) => remainingPieces(wish.metadata.registry ?? {}) === 0).map(identityOf);
  const names = new Map(
    full.length === 0
      ? []
      : (await readGiftRows(db, [registryId])).map(({ line }) => [identityOf(line), line.name] as const),
  );
  return { title: registry?.metadata.registry?.title ?? '', full: new Set(full), names };
};

const noticesOf = async (db: Database, list: WireList, siteCode: SiteCode): Promise<readonly string[]> => {
  const gifts = giftsOf(list);
  const ids = [...new Set(gifts.flatMap(({ metadata }) => metadata.registry?.registryId ?? []))].slice(
    0,
    mostRegistries,
  );
  const notices = new Set<string>();
  for (const id of ids) {
    const { title, full, names } = await readFullWishes(db, id, siteCode);
    for (const gift of gifts) {
      const identity = identityOf(gift);
      if (gift.metadata.registry?.registryId !== id || !full.has(identity)) continue;
      notices.add(
        `Others have bought all of ${names.get(identity) ?? 'a gift'} that “${title}” wants. Remove it, or give one more.`,
      );
    }
  }
  return [...notices];
};

/**
 * Adds messages to carts about gifts that are no longer wanted because others bought them meanwhile. They stay in the
 * cart, because shoppers may still give them.
 */
export const withBoughtGifts = async (
  db: Database,
  lists: readonly WireList[],
  siteCode: SiteCode,
): Promise<readonly WireList[]> => {
  const told: WireList[] = [];
  for (const list of lists) {
    const isBuying = list.type === 'cart' || list.type === 'buyNow' || list.type === 'registryPurchase';
    const notices = isBuying && giftsOf(list).length > 0 ? await noticesOf(db, list, siteCode) : [];
    told.push(notices.length === 0 ? list : { ...list, messages: [...list.messages, ...notices] });
  }
  return told;
};
