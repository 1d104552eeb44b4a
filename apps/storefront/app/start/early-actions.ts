/** What a shopper made of a control: a view that arrives later may take it back before it has heard of it. */
type Wish = string | boolean;

const wishOf = (control: EventTarget): Wish | undefined => {
  if (control instanceof HTMLInputElement) {
    return control.type === 'radio' || control.type === 'checkbox' ? control.checked : control.value;
  }
  const hasText = control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
  return hasText ? control.value : undefined;
};

/** Does to a control again what the shopper did, so that whoever listens by now hears of it. */
const repeatInput = (control: EventTarget, wish: Wish): void => {
  if (control instanceof HTMLInputElement && typeof wish === 'boolean') {
    control.checked = !wish;
    control.click();
    return;
  }
  if (typeof wish === 'boolean') return;
  if (control instanceof HTMLSelectElement) {
    control.value = wish;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  control.value = control.defaultValue;
  // The prototype's setter: a view that watches the control's own `value` would take it for a change of its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, wish);
  control.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Whether a click does nothing until the application is there: links, form posts and disclosures work by themselves. */
const needsApplication = (button: HTMLButtonElement): boolean =>
  button.type === 'button' && !button.hasAttribute('popovertarget') && !button.hasAttribute('commandfor');

/**
 * Holds what a shopper does while the application is still on its way: what was typed and chosen, and the last button
 * pressed or form posted. Links and searches are followed by the browser as ever. The answer lets it all go: to the
 * application where that has arrived, to the browser where it has not.
 */
export const holdEarlyActions = (): (() => void) => {
  const holding = new AbortController();
  const options = { capture: true, signal: holding.signal };
  const wishes = new Map<EventTarget, Wish>();
  let repeatLast: (() => void) | undefined;

  const hold = (event: Event, repeat: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    repeatLast = repeat;
  };

  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (button !== null && needsApplication(button)) hold(event, () => button.click());
    },
    options,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
      hold(event, () => form.requestSubmit(event.submitter));
    },
    options,
  );
  document.addEventListener(
    'input',
    ({ target }) => {
      const wish = target === null ? undefined : wishOf(target);
      if (target !== null && wish !== undefined) wishes.set(target, wish);
    },
    options,
  );

  return () => {
    if (holding.signal.aborted) return;
    holding.abort();
    for (const [control, wish] of wishes) repeatInput(control, wish);
    repeatLast?.();
  };
};
