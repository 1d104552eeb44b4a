import type { KeptCardsProps, KeptCardView } from '@ironcart/react-ui';
import {
  type SavedCardsEvent,
  savedCardsMachine,
  selectCardFailure,
  selectIsBusyWithCards,
  selectSavedCards,
} from '@ironcart/shop-machines';
import { createSavedCardsPorts } from '@ironcart/shop-machines/wire-api';
import { createActor, waitFor } from 'xstate';
import type { RouteArgs } from '../route-args.ts';

type Context = RouteArgs['context'];

/** The customer's cards stored at the payment provider; undefined if it is unavailable. */
export const readKeptCards = async ({
  api,
  warn,
}: Context): Promise<readonly (KeptCardView & { readonly billingAddressId: string | undefined })[] | undefined> => {
  try {
    return (await api.creditCards.list()).map(
      ({ id, brand, last4, expMonth, expYear, isDefault, isExpired, billingAddressId, billingAddress }) => ({
        ...{ id, brand, last4, expMonth, expYear, isDefault, isExpired, billingAddressId },
        billedTo: billingAddress && [billingAddress.street[0], billingAddress.city].filter(Boolean).join(', '),
      }),
    );
  } catch (thrown) {
    warn('The cards of a customer could not be read', thrown);
    return undefined;
  }
};

/** Form actions on a stored card, by the field `intent`: the machine's event, and messages for success and failure. */
const changes = {
  remove: {
    eventOf: (id: string): SavedCardsEvent => ({ type: 'card.remove', id }),
    done: 'removed',
    failed: 'notRemoved',
  },
  makeDefault: {
    eventOf: (id: string): SavedCardsEvent => ({ type: 'card.save', card: { id, isDefault: true } }),
    done: 'madeDefault',
    failed: 'notChanged',
  },
  bill: {
    eventOf: (id: string, form: FormData): SavedCardsEvent => ({
      type: 'card.save',
      card: { id, billingAddressId: String(form.get('billingAddressId') ?? '') },
    }),
    done: 'billed',
    failed: 'notChanged',
  },
} as const;

export type CardIntent = keyof typeof changes;

export const isCardIntent = (intent: string): intent is CardIntent => Object.hasOwn(changes, intent);

/**
 * Changes the form's card with the saved cards machine, which runs on the server so that the form works without
 * scripts. A failure is shown beside the cards and logged. A missing card counts as removed, because a button may be
 * pressed twice, and does not change the default of other cards.
 */
export const changeCard = async (
  { api, warn }: Context,
  intent: CardIntent,
  form: FormData,
): Promise<NonNullable<KeptCardsProps['outcome']>> => {
  const { eventOf, done, failed } = changes[intent];
  const id = String(form.get('cardId') ?? '');
  const cards = createActor(savedCardsMachine, { input: { ports: createSavedCardsPorts(api) } }).start();
  const settled = () => waitFor(cards, (snapshot) => !selectIsBusyWithCards(snapshot));
  let snapshot = await settled();
  if (selectCardFailure(snapshot) === undefined) {
    if (selectSavedCards(snapshot).every((card) => card.id !== id)) return intent === 'remove' ? done : failed;
    cards.send(eventOf(id, form));
    snapshot = await settled();
  }
  cards.stop();
  const failure = selectCardFailure(snapshot);
  if (failure === undefined || (intent === 'remove' && failure === 'not_found')) return done;
  warn(`A card of a customer could not be changed: ${intent}`, failure);
  return failed;
};
