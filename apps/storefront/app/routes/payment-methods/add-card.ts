import type { SavedCard } from '@ironcart/api/codec';
import { type Address, type AddressField, validateAddressIn, validateBilling } from '@ironcart/core/address';
import { firstMessages } from '@ironcart/core/forms';
import type { SavedCardsPorts } from '@ironcart/shop-machines';
import { createSavedCardsPorts } from '@ironcart/shop-machines/wire-api';
import { addressFromForm } from '../../account/address-from-form.ts';
import { cardAccountOf } from '../../card-fields/card-account-of.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import { readChargedSubscriptions, runCardChange } from './kept-cards.ts';
import { newAddress } from './new-address.ts';

/**
 * The account whose card fields the page shows; undefined if cards cannot be added, because the store accepts none or
 * the provider is unavailable.
 */
export const readCardFields = async ({ api, site, warn }: RequestContext) => {
  try {
    return cardAccountOf(await api.paymentMethods.get({ country: site.defaultCountry }), site);
  } catch (thrown) {
    warn('The payment methods for a new card could not be read', thrown);
    return undefined;
  }
};

/** Why no card was added. */
export interface AddCardAnswer {
  readonly errors: Readonly<Partial<Record<AddressField, string>>>;
  /** undefined if the fields' errors suffice. */
  readonly message: string | undefined;
  /** The id of the new billing address if it is already saved in the address book. */
  readonly savedAddressId: string | undefined;
}

const messages: Readonly<Record<string, string>> = {
  card_refused: 'The bank refused this card. Check what you entered, or use another card.',
  too_many_cards: 'You have as many cards as we can keep. Remove one first.',
  address_not_found: 'This address is not in your address book any more. Choose another one.',
  invalid_address: 'This billing address is not valid. Check what you entered.',
  address_book_full: 'Your address book is full. Choose one of its addresses, or remove one first.',
};

const refusedAddress = (address: Address, countries: Parameters<typeof validateAddressIn>[1]['countries']) =>
  firstMessages([...validateAddressIn(address, { countries, regions: [] }), ...validateBilling(address)]);

/**
 * Moves the subscriptions of the replaced card to the new card.
 * @param known the cards before the new one
 */
const moveSubscriptions = async (
  { api, warn }: Pick<RequestContext, 'api' | 'warn'>,
  old: SavedCard,
  known: readonly SavedCard[],
): Promise<void> => {
  const charged = (await readChargedSubscriptions({ api, warn })).filter(({ cardId }) => cardId === old.id);
  if (charged.length === 0) return;
  try {
    const added = (await api.creditCards.list()).find(({ id }) => !known.some((card) => card.id === id));
    if (added === undefined) return;
    for (const { productId } of charged) await api.programs.setCard(productId, added.id);
  } catch (thrown) {
    warn('A new card could not take over the subscriptions of the replaced one', thrown);
  }
};

/**
 * Adds the card of the form's token with the selected billing address, or a new one that is saved first. A card that
 * replaces an expired one inherits its subscriptions and whether it is the default; the expired one is removed.
 * @returns undefined if the card was added
 */
export const addCard = async (
  { api, warn }: RequestContext,
  form: FormData,
  email: string,
): Promise<AddCardAnswer | undefined> => {
  const text = (name: string): string => String(form.get(name) ?? '');
  const answer = { errors: {}, message: undefined, savedAddressId: undefined };
  const transactionToken = text('transactionToken').slice(0, 20_000);
  const isNew = text('billTo') === newAddress;
  const address: Address = { ...addressFromForm(form), email };
  if (isNew) {
    const errors = refusedAddress(address, await api.site.countries());
    if (Object.keys(errors).length > 0) return { ...answer, errors };
  }
  if (transactionToken === '') return { ...answer, message: 'Enter your card first.' };

  let savedAddressId: string | undefined;
  const ports = createSavedCardsPorts(api);
  const noticing: SavedCardsPorts = {
    ...ports,
    saveAddress: async (given) => {
      const saved = await ports.saveAddress(given);
      savedAddressId = saved._id;
      return saved;
    },
  };
  let replaced: SavedCard | undefined;
  let known: readonly SavedCard[] = [];
  const { failure } = await runCardChange(noticing, (cards) => {
    known = cards;
    replaced = cards.find(({ id, isExpired }) => isExpired && id === text('replaces'));
    const isDefault = form.has('isDefault') || replaced?.isDefault === true;
    const billing = isNew ? { billingAddress: address } : { billingAddressId: text('billTo') };
    return { type: 'card.save', card: { transactionToken, ...billing, ...(isDefault ? { isDefault } : {}) } };
  });
  if (failure !== undefined) {
    if (messages[failure] === undefined) warn('A card of a customer could not be added', failure);
    const message = messages[failure] ?? 'The card could not be added. Look at your cards, then try again.';
    return { ...answer, message, savedAddressId };
  }
  const old = replaced;
  if (old) {
    await moveSubscriptions({ api, warn }, old, known);
    const removal = await runCardChange(ports, () => ({ type: 'card.remove', id: old.id }));
    if (removal.failure !== undefined) warn('A replaced card could not be removed', removal.failure);
  }
  return undefined;
};
