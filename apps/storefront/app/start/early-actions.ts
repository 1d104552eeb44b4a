/** Takes a control back to what the page came with, and does to it again what the shopper did, so that all hear of it. */
const repeatInput = (control: EventTarget): void => {
  if (control instanceof HTMLSelectElement) {
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
    control.checked = !control.checked;
    control.click();
    return;
  }
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  const typed = control.value;
  control.value = control.defaultValue;
  // The prototype's setter: a view that watches the control's own `value` would take it for a change of its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, typed);
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
  const touched = new Set<EventTarget>();
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
  document.addEventListener('input', ({ target }) => target !== null && touched.add(target), options);

  return () => {
    if (holding.signal.aborted) return;
    holding.abort();
    for (const control of touched) repeatInput(control);
    repeatLast?.();
  };
};
