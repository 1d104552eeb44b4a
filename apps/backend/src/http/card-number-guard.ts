const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/**
 * A long hexadecimal word with letters, such as a wallet's transaction id: one in 300 texts of 64 random digits
 * contains a run with a card number's length and check digit.
 */
const hexadecimalId = /(?<![0-9a-z])(?=\d*[a-f])[0-9a-f]{24,}(?![0-9a-z])/gi;

const digitRuns = /\+?\d(?:[ -]?\d)+/g;

/**
 * A telephone number with its country code has at most 15 digits (ITU-T E.164); a card number is not written with a
 * plus.
 */
const telephoneNumber = /^\+\d{7,15}$/;

/**
 * Numbers of 13 to 19 digits that networks issue: none begins with 0; those with 1 have 15 digits (UATP), those with 2
 * at least 15. So timestamps in milliseconds, also within e-mail addresses, are accepted.
 */
const issuedNumber = /^(?:[3-9]\d{12,18}|2\d{14,18}|1\d{14})$/;

/** The check digit rule of card numbers (ISO/IEC 7812-1). */
export const passesLuhn = (digits: string): boolean => {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = digit * 2;
    if (index % 2 === 0) sum += digit;
    else sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
};

/** Number of digits of a card number. */
const digitCount = { min: 13, max: 19 } as const;

const isCardLength = (digits: number): boolean => digits >= digitCount.min && digits <= digitCount.max;

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isSeparator = (code: number): boolean => code === 0x20 || code === 0x2d;

/**
 * Whether a run of digits, optionally separated by single spaces or dashes, has the length of a card number; one pass
 * without copies.
 */
const hasRunOfCardLength = (text: string): boolean => {
  let digits = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isDigit(code)) digits += 1;
    else if (!isSeparator(code) || !isDigit(text.charCodeAt(index + 1))) {
      if (isCardLength(digits)) return true;
      digits = 0;
    }
  }
  return isCardLength(digits);
};

const fullWidthDigits = /[\uff10-\uff19]/g;
const spaces = /[\u00a0\u2000-\u200a\u202f\u3000]/g;
const dashes = /[\u2010-\u2015\u2212\uff0d]/g;
/** A point between groups of four digits, which no amount, date or version has. */
const groupPoint = /(?<=\d{4})[._](?=\d{4})/g;

/** The text with digits, spaces and dashes of ASCII: copied numbers have full-width digits, fixed spaces or points. */
const plainlyWritten = (text: string): string =>
  text
    .replace(fullWidthDigits, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(spaces, ' ')
    .replace(dashes, '-')
    .replace(groupPoint, ' ');

const looksLikeCard = (text: string): boolean => {
  if (text.length < digitCount.min) return false;
  const written = plainlyWritten(text);
  return (
    hasRunOfCardLength(written) &&
    (written.replaceAll(uuid, ' ').replaceAll(hexadecimalId, ' ').match(digitRuns) ?? []).some((run) => {
      const digits = run.replaceAll(/\D/g, '');
      const isTelephone = telephoneNumber.test(run.replaceAll(/[ -]/g, ''));
      return !isTelephone && issuedNumber.test(digits) && passesLuhn(digits);
    })
  );
};

const isCardNumber = (value: unknown): boolean => {
  if (typeof value === 'number') return value >= 1e12 && value < 1e19 && looksLikeCard(String(value));
  return typeof value === 'string' && looksLikeCard(value);
};

/**
 * The path of the first text within a value that resembles a card number, as in `['items', '0', 'note']`; undefined if
 * there is none. Card data never enters the store (SECURITY 31).
 */
export const findCardNumber = (value: unknown): readonly string[] | undefined => {
  if (isCardNumber(value)) return [];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const path = findCardNumber(part);
    if (path) return [key, ...path];
  }
  return undefined;
};
