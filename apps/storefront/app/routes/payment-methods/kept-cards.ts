import { isApiError } from '@ironcart/api/client';
import type { KeptCardsProps, KeptCardView } from '@ironcart/react-ui';
import type { RouteArgs } from '../route-args.ts';

type Context = RouteArgs['context'];

/** The cards that the payment provider keeps for the customer; undefined where it cannot be asked now. */
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

/** Removes a card. One that is not there any more is removed too: a button may be pressed twice. */
const remove = async ({ api }: Context, id: string): Promise<void> => {
  try {
    await api.creditCards.remove(id);
  } catch (thrown) {
    if (!isApiError(thrown, 'not_found')) throw thrown;
  }
};

const changes = {
  remove: { make: remove, done: 'removed', failed: 'notRemoved' },
  /** The backend takes the flag from the previous default in the same transaction (S4-card-02). */
  makeDefault: {
    make: async ({ api }: Context, id: string) => void (await api.creditCards.update(id, { isDefault: true })),
    done: 'madeDefault',
    failed: 'notChanged',
  },
  bill: {
    make: async ({ api }: Context, id: string, form: FormData) =>
      void (await api.creditCards.update(id, { billingAddressId: String(form.get('billingAddressId') ?? '') })),
    done: 'billed',
    failed: 'notChanged',
  },
} as const;

/** What a form asks of a kept card, in its field `intent`. */
export type CardIntent = keyof typeof changes;

export const isCardIntent = (intent: string): intent is CardIntent => Object.hasOwn(changes, intent);

/** Changes the card that the form names; a failure is a message beside the cards, and for whoever runs the store. */
export const changeCard = async (
  context: Context,
  intent: CardIntent,
  form: FormData,
): Promise<NonNullable<KeptCardsProps['outcome']>> => {
  const { make, done, failed } = changes[intent];
  try {
    await make(context, String(form.get('cardId') ?? ''), form);
    return done;
  } catch (thrown) {
    context.warn(`A card of a customer could not be changed: ${intent}`, thrown);
    return failed;
  }
};
