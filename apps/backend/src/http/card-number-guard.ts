const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const digitRuns = /\d(?:[ -]?\d)+/g;

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

/** The shortest card number, without separators. */
const minLength = 13;

const looksLikeCard = (text: string): boolean =>
  text.length >= minLength &&
  (text.replaceAll(uuid, ' ').match(digitRuns) ?? []).some((run) => {
    const digits = run.replaceAll(/\D/g, '');
    return digits.length >= minLength && digits.length <= 19 && passesLuhn(digits);
  });

/** A moment in milliseconds, from 2001 to 2065: no card number of 13 digits begins with 1 or 2. */
const isMoment = (value: number): boolean => value >= 1e12 && value < 3e12;

/** Whether any text within a value looks like a card number: card data never enters the store (SECURITY 31). */
export const holdsCardNumber = (value: unknown): boolean => {
  if (typeof value === 'string') return looksLikeCard(value);
  if (typeof value === 'number') return value >= 1e12 && !isMoment(value) && looksLikeCard(String(value));
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsCardNumber);
};
