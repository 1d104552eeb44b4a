import { isApiError } from '@ironcart/api/client';
import type { RouteArgs } from '../route-args.ts';

type Context = RouteArgs['context'];

/** The cards that the payment provider keeps for the customer; undefined where it cannot be asked now. */
export const readKeptCards = async ({ api, warn }: Context) => {
  try {
    return (await api.creditCards.list()).map(({ id, brand, last4, expMonth, expYear }) => {
      return { id, brand, last4, expMonth, expYear };
    });
  } catch (thrown) {
    warn('The cards of a customer could not be read', thrown);
    return undefined;
  }
};

/** What became of a removal. */
export interface RemoveCardAnswer {
  readonly form: 'cards';
  readonly outcome: 'removed' | 'notRemoved';
}

/** Removes a card. One that is not there any more is removed too: a button may be pressed twice. */
export const removeCard = async ({ api, warn }: Context, id: string): Promise<RemoveCardAnswer> => {
  try {
    await api.creditCards.remove(id);
    return { form: 'cards', outcome: 'removed' };
  } catch (thrown) {
    if (isApiError(thrown) && thrown.code === 'not_found') return { form: 'cards', outcome: 'removed' };
    warn('A card of a customer could not be removed', thrown);
    return { form: 'cards', outcome: 'notRemoved' };
  }
};
