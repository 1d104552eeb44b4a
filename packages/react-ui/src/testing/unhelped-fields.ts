/** Names of fields for data that browsers and password managers can fill in (WCAG 1.3.5). */
const ownData =
  /^(?:(?:first|last|sender)?name|names|email|senderEmail|telephone|postcode|city|street|(?:new)?password)$/i;

/**
 * Fields of a page without an autofill hint or `off`; and fields of type email, which reject addresses outside ASCII
 * (ADR 0013).
 */
export const unhelpedFields = (page: ParentNode): readonly string[] =>
  [...page.querySelectorAll<HTMLInputElement>('input, select')]
    .filter(({ name, type }) => type !== 'hidden' && type !== 'radio' && (ownData.test(name) || type === 'email'))
    .filter((field) => field.type === 'email' || !field.getAttribute('autocomplete'))
    .map(({ type, name }) => `${type} ${name}`);
