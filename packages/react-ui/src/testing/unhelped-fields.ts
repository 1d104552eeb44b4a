/** Names of the fields in which visitors enter what browsers and password managers know about them (WCAG 1.3.5). */
const ownData =
  /^(?:(?:first|last|sender)?name|names|email|senderEmail|telephone|postcode|city|street|(?:new)?password)$/i;

/**
 * Fields of a page that do not say which of the visitor's data they take, or that they take none (`off`); and fields of
 * type email, which refuse addresses outside ASCII (ADR 0013).
 */
export const unhelpedFields = (page: ParentNode): readonly string[] =>
  [...page.querySelectorAll<HTMLInputElement>('input, select')]
    .filter(({ name, type }) => type !== 'hidden' && type !== 'radio' && (ownData.test(name) || type === 'email'))
    .filter((field) => field.type === 'email' || !field.getAttribute('autocomplete'))
    .map(({ type, name }) => `${type} ${name}`);
