import { userEvent } from 'storybook/test';

const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

/** Tab reaches the selected radio button of a group, otherwise the first. */
const isReachedInItsGroup = (element: Element, all: readonly Element[]): boolean => {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
  const group = all.filter(
    (other): other is HTMLInputElement =>
      other instanceof HTMLInputElement &&
      other.type === 'radio' &&
      other.name === element.name &&
      other.form === element.form,
  );
  return (group.find(({ checked }) => checked) ?? group[0]) === element;
};

/** Elements below a root that Tab should reach, in page order. */
const stopsBelow = (root: Element): readonly Element[] => {
  const all = [...root.querySelectorAll(tabbable)].filter(
    (element) => element.getAttribute('tabindex') !== '-1' && isShown(element),
  );
  return all.filter((element) => isReachedInItsGroup(element, all));
};

const nameOf = (element: Element): string => element.outerHTML.slice(0, 120);

const ringOf = (element: Element): string => {
  const { outlineStyle, outlineWidth, boxShadow, borderColor, textDecorationLine } = getComputedStyle(element);
  return [outlineStyle, outlineWidth, boxShadow, borderColor, textDecorationLine].join();
};

/** Elements that display the focus of an element: itself, or its visible label if it is visually hidden. */
const showsFocus = (element: Element): readonly Element[] => [
  element,
  ...(element.parentElement ? [element.parentElement] : []),
  ...(element.nextElementSibling ? [element.nextElementSibling] : []),
  ...(element.closest('label') ? [element.closest('label') as Element] : []),
];

/**
 * Walks through a part of a page by Tab, and reports problems: skipped stops, stops out of page order, lost or trapped
 * focus, and invisible focus.
 */
export const walkByKeyboard = async (root: HTMLElement): Promise<readonly string[]> => {
  const stops = stopsBelow(root);
  const wrong: string[] = [];
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const rings = new Map(stops.flatMap(showsFocus).map((element) => [element, ringOf(element)]));
  for (const stop of stops) {
    await userEvent.tab();
    const focused = document.activeElement;
    if (focused !== stop) {
      wrong.push(`${nameOf(stop)} is not reached, but ${focused === null ? 'nothing' : nameOf(focused)}`);
      return wrong;
    }
    if (!showsFocus(stop).some((element) => rings.get(element) !== ringOf(element))) {
      wrong.push(`the focus of ${nameOf(stop)} cannot be seen`);
    }
  }
  await userEvent.tab();
  if (root.contains(document.activeElement)) wrong.push(`the focus stays at ${nameOf(document.activeElement ?? root)}`);
  return wrong;
};
