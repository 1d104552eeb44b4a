import type { BookAddress } from '@ironcart/api/codec';
import { contract } from '@ironcart/api/contract';
import type { SiteCode } from '@ironcart/core/site';
import type { Caller } from './caller.ts';
import { fillPastList, keepPastCard } from './past-customer.ts';

/** A customer who is logged in on their site. */
export interface ListOwner {
  readonly shopper: Caller;
  readonly address: BookAddress;
}

const keepCard = ({ shopper, address }: ListOwner): Promise<void> =>
  keepPastCard(shopper, 'approved', { billingAddressId: address._id, isDefault: true });

/** The saved data of the demo's other customers, by e-mail address: cards, wishlists and a quote request. */
export const pastListsOfOthers: readonly {
  readonly email: string;
  readonly siteCode: SiteCode;
  readonly play: (owner: ListOwner) => Promise<void>;
}[] = [
  {
    email: 'owen@example.com',
    siteCode: 'GBR',
    play: async (owner) => {
      await keepCard(owner);
      await fillPastList(owner.shopper, { type: 'wishlist' }, [{ productId: 3003, qty: 1 }]);
    },
  },
  {
    email: 'jonna@example.com',
    siteCode: 'EUR',
    play: async (owner) => {
      await keepCard(owner);
      await fillPastList(owner.shopper, { type: 'wishlist', metadata: { isShared: true } }, [
        { productId: 1103, qty: 1 },
        { productId: 6201, qty: 1 },
      ]);
      await fillPastList(owner.shopper, { type: 'sfl' }, [{ productId: 1106, qty: 1 }]);
    },
  },
  {
    email: 'ines@example.com',
    siteCode: 'USA',
    play: async (owner) => {
      const { shopper } = owner;
      await keepCard(owner);
      await fillPastList(shopper, { type: 'wishlist', metadata: { name: 'The room upstairs' } }, [
        { productId: 3209, qty: 4 },
        { productId: 6201, qty: 2 },
      ]);
      await fillPastList(shopper, { type: 'wishlist', metadata: { name: 'For the coaches' } }, [
        { productId: 7831, qty: 5 },
      ]);
      const { _id: id } = await fillPastList(shopper, { type: 'quote' }, [{ productId: 2111, qty: 40 }]);
      const body = { note: 'Forty plates for the autumn camp, delivered to the back gate.' };
      await shopper.call(contract.list.requestQuote, { params: { id }, body });
    },
  },
];
