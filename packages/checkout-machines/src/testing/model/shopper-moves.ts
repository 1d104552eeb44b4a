import { selectCanContinue, selectChallenge, selectRedirect, selectStep } from '../../checkout/checkout.selectors.ts';
import type { CheckoutEvent } from '../../checkout/checkout.types.ts';
import { knownAmountToPay } from '../../checkout/totals.ts';
import { card, product } from '../fixtures.ts';
import type { ModelStore } from './model-store.ts';
import type { ModelTab } from './model-tab.ts';

/** An action of a shopper in a tab. */
export type ShopperMove =
  | 'places'
  | 'continues'
  | 'goes back'
  | 'gives a card'
  | 'chooses the bank'
  | 'opens PayPal'
  | 'approves in PayPal'
  | 'cancels PayPal'
  | 'opens Apple Pay'
  | 'pays in the sheet'
  | 'closes the sheet'
  | 'adds the gift card'
  | 'closes the challenge'
  | "hears of the bank's answer"
  | 'ships to 10001'
  | 'ships to 43201'
  | 'takes two pieces'
  | 'reloads the page'
  | 'goes offline'
  | 'goes online';

export interface ShopperOptions {
  readonly tab: ModelTab;
  readonly listId: string;
  readonly store: ModelStore;
  /** Token of the next card, or of the next payment in a sheet. */
  readonly nextToken: () => string;
}

/** A shopper in front of a tab: the currently possible actions, and how to perform them. */
export const createShopper = ({ tab, listId, store, nextToken }: ShopperOptions) => {
  /** The amount that the open PayPal window asks to approve, in minor units. */
  let askedByPayPal: ReturnType<typeof knownAmountToPay>;

  const canDo = (move: ShopperMove): boolean => {
    const snapshot = tab.snapshot();
    const step = selectStep(snapshot);
    switch (move) {
      case 'places':
        return ['review', 'placing', 'challenge', 'redirecting'].includes(step) && tab.sheetState() === 'closed';
      case 'continues':
        return step !== 'review' && selectCanContinue(snapshot);
      case 'gives a card':
        return step === 'payment';
      case 'closes the challenge':
        return selectChallenge(snapshot) !== undefined || selectRedirect(snapshot) !== undefined;
      case "hears of the bank's answer":
        return selectChallenge(snapshot) !== undefined;
      case 'opens PayPal':
        return snapshot.matches('editing') && knownAmountToPay(snapshot.context) !== undefined;
      case 'approves in PayPal':
      case 'cancels PayPal':
        return snapshot.matches('editing') && askedByPayPal !== undefined;
      case 'opens Apple Pay':
        return snapshot.matches('editing') && tab.sheetState() === 'closed';
      case 'pays in the sheet':
      case 'closes the sheet':
        return tab.sheetState() === 'choosing';
      case 'goes offline':
        return !tab.network.isOffline();
      case 'goes online':
        return tab.network.isOffline();
      case 'reloads the page':
        return step !== 'success';
      default:
        return snapshot.matches('editing');
    }
  };

  const eventsOf = (move: ShopperMove): readonly CheckoutEvent[] => {
    switch (move) {
      case 'places':
        return [{ type: 'order.place' }];
      case 'continues':
        return [{ type: 'step.continue' }];
      case 'goes back':
        return [{ type: 'step.back' }];
      case 'gives a card': {
        const given: CheckoutEvent = { type: 'payment.tokenReceived', card: { ...card, token: nextToken() } };
        const isChosen = tab.snapshot().context.payment.choice.kind === 'card';
        return isChosen ? [given] : [{ type: 'payment.chosen', choice: { kind: 'card', storesCard: false } }, given];
      }
      case 'chooses the bank':
        return [{ type: 'payment.chosen', choice: { kind: 'redirect', type: 'klarna' } }];
      case 'opens PayPal':
        askedByPayPal = knownAmountToPay(tab.snapshot().context);
        return [{ type: 'payment.chosen', choice: { kind: 'wallet', type: 'paypal' } }];
      case 'approves in PayPal': {
        const authorizedAmount = askedByPayPal;
        return [{ type: 'payment.walletApproved', token: `paypal-${authorizedAmount}`, authorizedAmount }];
      }
      case 'cancels PayPal':
        askedByPayPal = undefined;
        return [{ type: 'payment.walletCancelled' }];
      case 'closes the challenge':
        return [{ type: 'challenge.closed' }];
      case "hears of the bank's answer":
        return [{ type: 'challenge.finished' }];
      case 'ships to 10001':
      case 'ships to 43201':
        return [{ type: 'shippingAddress.changed', address: { postcode: move.slice(-5) } }];
      case 'adds the gift card':
        return [{ type: 'giftCard.added', code: Object.keys(store.balances().initial)[0] ?? '' }];
      case 'takes two pieces': {
        store.editCart(listId, 2);
        const { list } = store.contents(listId);
        return [{ type: 'cart.changed', list, products: [product(1)] }];
      }
      default:
        return [];
    }
  };

  const doMove = async (move: ShopperMove): Promise<void> => {
    switch (move) {
      case 'reloads the page':
        askedByPayPal = undefined;
        return tab.reload();
      case 'goes offline':
        return tab.network.goOffline();
      case 'goes online':
        return tab.network.goOnline();
      case 'opens Apple Pay':
        return tab.sendToSheet({ type: 'applePay.requested' });
      case 'pays in the sheet':
        return tab.sendToSheet({ type: 'applePay.authorised', token: nextToken() });
      case 'closes the sheet':
        return tab.sendToSheet({ type: 'applePay.cancelled' });
      default:
        for (const event of eventsOf(move)) await tab.send(event);
    }
  };

  return { canDo, doMove, fingerprint: () => askedByPayPal };
};
