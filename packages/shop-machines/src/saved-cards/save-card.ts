import type { SavedCard } from '@ironcart/api/codec';
import type { CardPatch, CardToSave, SavedCardsPorts } from './saved-cards.types.ts';

const patchOf = async (
  { isDefault, billingAddressId, billingAddress }: CardToSave,
  ports: SavedCardsPorts,
): Promise<CardPatch> => {
  const addressId = billingAddressId ?? (billingAddress && (await ports.saveAddress(billingAddress))._id);
  return {
    ...(isDefault === undefined ? {} : { isDefault }),
    ...(addressId === undefined ? {} : { billingAddressId: addressId }),
  };
};

/**
 * Saves a card in the order that S4-card requires: a new billing address (-03), then the previous default's flag (-02),
 * then the card. The first card becomes the default (-01).
 * @throws the error of a port; an address saved before remains in the address book
 */
export const saveCard = async (
  card: CardToSave,
  known: readonly SavedCard[],
  ports: SavedCardsPorts,
): Promise<void> => {
  const patch = await patchOf(card, ports);
  const previous = known.find(({ isDefault }) => isDefault);
  const cardId = 'id' in card ? card.id : undefined;
  if (card.isDefault && previous && previous.id !== cardId) await ports.updateCard(previous.id, { isDefault: false });
  if ('id' in card) await ports.updateCard(card.id, patch);
  else {
    const { transactionToken } = card;
    await ports.addCard({ ...patch, transactionToken, ...(previous ? {} : { isDefault: true }) });
  }
};
