import type { SavedCard } from '@ironcart/api/codec';
import type { KeptCardsProps, KeptCardView } from '@ironcart/react-ui';
import {
  type SavedCardsEvent,
  type SavedCardsPorts,
  savedCardsMachine,
  selectCardFailure,
  selectIsBusyWithCards,
  selectSavedCards,
} from '@ironcart/shop-machines';
import { createSavedCardsPorts } from '@ironcart/shop-machines/wire-api';
import { createActor, waitFor } from 'xstate';
import type { RouteArgs } from '../route-args.ts';

type Context = RouteArgs['context'];

/** An active subscription, and the stored card that it charges. */
interface ChargedSubscription {
  readonly productId: number;
  readonly name: string;
  readonly cardId: string;
}

/** The subscriptions charged to a stored card; empty if they cannot be read. */
export const readChargedSubscriptions = async ({
  api,
  warn,
}: Pick<Context, 'api' | 'warn'>): Promise<readonly ChargedSubscription[]> => {
  try {
    return (await api.programs.list()).flatMap(({ productId, name, chargedCard }) =>
      chargedCard ? [{ productId, name, cardId: chargedCard.storedPaymentMethodId }] : [],
    );
  } catch (thrown) {
    warn('The subscriptions that a card pays for could not be read', thrown);
    return [];
  }
};

/** The customer's cards stored at the payment provider; undefined if it is unavailable. */
export const readKeptCards = async ({
  api,
  warn,
}: Context): Promise<readonly (KeptCardView & { readonly billingAddressId: string | undefined })[] | undefined> => {
  try {
    const [cards, subscriptions] = await Promise.all([api.creditCards.list(), readChargedSubscriptions({ api, warn })]);
    return cards.map(
      ({ id, brand, last4, expMonth, expYear, isDefault, isExpired, billingAddressId, billingAddress }) => ({
        id,
        brand,
        last4,
        expMonth,
        expYear,
        isDefault,
        isExpired,
        billingAddressId,
        paysFor: subscriptions.flatMap(({ name, cardId }) => (cardId === id ? [name] : [])),
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

/**
 * Loads the cards and changes them with the saved cards machine, which runs on the server so that forms work without
 * scripts.
 * @param eventOf the change of the loaded cards, or the error if there is none
 */
export const runCardChange = async (
  ports: SavedCardsPorts,
  eventOf: (cards: readonly SavedCard[]) => SavedCardsEvent | string,
): Promise<{ readonly failure: string | undefined }> => {
  const actor = createActor(savedCardsMachine, { input: { ports } }).start();
  const settled = () => waitFor(actor, (snapshot) => !selectIsBusyWithCards(snapshot));
  try {
    const loaded = await settled();
    if (selectCardFailure(loaded) !== undefined) return { failure: selectCardFailure(loaded) };
    const event = eventOf(selectSavedCards(loaded));
    if (typeof event === 'string') return { failure: event };
    actor.send(event);
    return { failure: selectCardFailure(await settled()) };
  } finally {
    actor.stop();
  }
};

export type CardIntent = keyof typeof changes;

export const isCardIntent = (intent: string): intent is CardIntent => Object.hasOwn(changes, intent);

/**
 * Changes the form's card. A failure is shown beside the cards and logged. A missing card counts as removed, because a
 * button may be pressed twice, and does not change the default of other cards.
 */
export const changeCard = async (
  { api, warn }: Context,
  intent: CardIntent,
  form: FormData,
): Promise<NonNullable<KeptCardsProps['outcome']>> => {
  const { eventOf, done, failed } = changes[intent];
  const id = String(form.get('cardId') ?? '');
  const { failure } = await runCardChange(createSavedCardsPorts(api), (cards) =>
    cards.some((card) => card.id === id) ? eventOf(id, form) : 'not_found',
  );
  if (failure === undefined || (intent === 'remove' && failure === 'not_found')) return done;
  if (failure === 'not_found') return failed;
  warn(`A card of a customer could not be changed: ${intent}`, failure);
  return failed;
};
