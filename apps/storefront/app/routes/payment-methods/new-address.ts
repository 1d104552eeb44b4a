/** The value of the field `billTo` for a new billing address, which is saved with the card. */
export const newAddress = 'new';
