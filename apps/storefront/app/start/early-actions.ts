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
  if (document.activeElement !== control) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
};

/**
 * Whether a click does nothing until the application is there, or something else: form posts, disclosures and links work
 * by themselves, but for links that open a dialog of their page (`aria-haspopup`).
 */
const needsApplication = (control: HTMLElement): boolean =>
  control instanceof HTMLButtonElement
    ? control.type === 'button' && !control.hasAttribute('popovertarget') && !control.hasAttribute('commandfor')
    : control.hasAttribute('aria-haspopup');

/** A press that wants another tab, window or file: the browser's own. */
const isPlainPress = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Shows that a control was heard, until it is let go: at once, however long the application takes. */
const showHeld = (control: HTMLElement): (() => void) => {
  control.dataset.held = '';
  control.setAttribute('aria-busy', 'true');
  return () => {
    delete control.dataset.held;
    control.removeAttribute('aria-busy');
  };
};

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
  let showFree = (): void => undefined;

  const hold = (event: Event, control: HTMLElement, repeat: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    showFree();
    showFree = showHeld(control);
    repeatLast = repeat;
  };

  document.addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button, a[href]') : null;
      if (control === null || !needsApplication(control) || !isPlainPress(event)) return;
      hold(event, control, () => control.click());
    },
    options,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
      hold(event, event.submitter ?? form, () => form.requestSubmit(event.submitter));
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
    showFree();
    for (const [control, wish] of wishes) repeatInput(control, wish);
    repeatLast?.();
  };
};
