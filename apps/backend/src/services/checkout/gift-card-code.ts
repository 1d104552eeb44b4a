/** Unambiguous capital letters and digits: 32 symbols, without 0, 1, I and O. */
const symbols = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The number of random bytes of a code: each provides 5 bits, 80 in total. */
export const giftCardCodeBytes = 16;

/** Encodes random bytes as a gift card's code, as in `7KQF-2MXA-V9TD-HB4C`. */
export const giftCardCodeOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, giftCardCodeBytes), (byte) => symbols.charAt(byte % symbols.length))
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-');
