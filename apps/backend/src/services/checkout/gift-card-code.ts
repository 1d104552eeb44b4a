/** Capital letters and digits that nobody takes for one another: 32 symbols, without 0, 1, I and O. */
const symbols = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Random bytes that a code is made of: each gives 5 bits, 80 in all. */
export const giftCardCodeBytes = 16;

/** A gift card's code of random bytes, as in `7KQF-2MXA-V9TD-HB4C`: it is read from a card and typed. */
export const giftCardCodeOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, giftCardCodeBytes), (byte) => symbols.charAt(byte % symbols.length))
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-');
