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
 * then the card. The first card becomes the default (-01). A new card is added before it becomes the default, so that a
 * refused card leaves the customer's default as it is.
 * @throws the error of a port; an address saved before remains in the address book
 */
export const saveCard = async (
  card: CardToSave,
  known: readonly SavedCard[],
  ports: SavedCardsPorts,
): Promise<void> => {
  const patch = await patchOf(card, ports);
  const previous = known.find(({ isDefault }) => isDefault);
  if ('id' in card) {
    if (card.isDefault && previous && previous.id !== card.id)
      await ports.updateCard(previous.id, { isDefault: false });
    await ports.updateCard(card.id, patch);
    return;
  }
  const { isDefault: _, ...billing } = patch;
  const added = await ports.addCard({
    ...billing,
    transactionToken: card.transactionToken,
    ...(previous ? {} : { isDefault: true }),
  });
  if (card.isDefault && previous) await saveCard({ id: added.id, isDefault: true }, known, ports);
};
