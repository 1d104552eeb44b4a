/** The value of the field `billTo` for a billing address that is saved with the card. */
export const newAddress = 'new';
