import { partHydratedEvent } from './hydrated-event.ts';

/** The value that a shopper gave a control: a view that hydrates later may reset it before it handles the event. */
type Wish = string | boolean;

const enteredValueOf = (control: EventTarget): Wish | undefined => {
  if (control instanceof HTMLInputElement) {
    // Selected files stay in their field, and scripts cannot set them.
    if (control.type === 'file') return undefined;
    return control.type === 'radio' || control.type === 'checkbox' ? control.checked : control.value;
  }
  const hasText = control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
  return hasText ? control.value : undefined;
};

/** Repeats a shopper's input on a control, so that newly attached listeners receive it. */
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
  // The prototype's setter, because a view that tracks the control's own `value` would treat it as its own change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, wish);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (document.activeElement !== control) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
};

/**
 * Whether a click has no effect, or a different one, without the application: form posts, disclosures and links work
 * natively, except links that open a dialog of their page (`aria-haspopup`).
 */
const needsApplication = (control: HTMLElement): boolean =>
  control instanceof HTMLButtonElement
    ? control.type === 'button' && !control.hasAttribute('popovertarget') && !control.hasAttribute('commandfor')
    : control.hasAttribute('aria-haspopup');

/** The number field of a quantity button, which is changed immediately, so that every press counts and shows. */
const stepQuantity = ({ dataset: { step }, parentElement }: HTMLElement): HTMLInputElement | null => {
  const field = step ? (parentElement?.querySelector('input') ?? null) : null;
  if (step === 'down') field?.stepDown();
  else field?.stepUp();
  return field;
};

/** Whether a press is unmodified; otherwise it opens another tab, window or file in the browser. */
const isPlainPress = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Marks a control as busy until it is released, however long the application takes to load. */
const showBusy = (control: HTMLElement): (() => void) => {
  control.dataset.held = '';
  control.setAttribute('aria-busy', 'true');
  return () => {
    delete control.dataset.held;
    control.removeAttribute('aria-busy');
  };
};

/** The button that submits a form: the pressed one, which has the focus, or its first. */
const submitterOf = (form: HTMLFormElement): HTMLElement | undefined => {
  const submitters = [...form.elements].filter(
    (field): field is HTMLButtonElement => field instanceof HTMLButtonElement && field.type === 'submit',
  );
  return submitters.find((button) => button === document.activeElement) ?? submitters[0];
};

/** Whether an element is in a part of the page whose code has not loaded, so that it has no listeners yet. */
const waitsForView = (element: Element): boolean => {
  for (let part: Element | null = element; part; part = part.parentElement) {
    if (part.querySelector(':scope > template[data-late]') !== null) return true;
  }
  return false;
};

export interface EarlyActions {
  /** The application is loaded: repeats queued actions, and keeps those in parts whose code is not loaded. */
  readonly release: () => void;
  /** Loading takes long: the browser submits forms itself from now on. Other presses stay queued. */
  readonly sendForms: () => void;
  /**
   * The application fails to load: nothing is queued any more. Quantity buttons still work, because forms submit them.
   */
  readonly giveUp: () => void;
}

/**
 * Queues a shopper's actions until the application is loaded: typed, selected and stepped values (`data-step` on a
 * button beside a number field), and the last pressed button or submitted form, once, also if fields of it are missing.
 * The browser follows links and searches as usual.
 */
export const holdEarlyActions = (): EarlyActions => {
  const holding = new AbortController();
  const options = { capture: true, signal: holding.signal };
  const wishes = new Map<Element, Wish>();
  let last:
    | {
        readonly control: HTMLElement;
        readonly isForm: boolean;
        readonly showFree: () => void;
        readonly repeat: () => void;
      }
    | undefined;
  let isApplicationThere = false;
  let isLate = false;

  /** Whether a control has no listeners yet; the browser submits a form itself if that takes long. */
  const isHeld = (control: Element, isForm = false): boolean =>
    isForm && isLate ? false : !isApplicationThere || waitsForView(control);

  const hold = (event: Event, control: HTMLElement, isForm: boolean, repeat: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    last?.showFree();
    last = { control, isForm, showFree: showBusy(control), repeat };
  };

  const letGo = (): void => {
    for (const [control, wish] of wishes) {
      if (isHeld(control)) continue;
      wishes.delete(control);
      repeatInput(control, wish);
    }
    if (last === undefined || isHeld(last.control, last.isForm)) return;
    const { showFree, repeat } = last;
    last = undefined;
    showFree();
    repeat();
  };

  /** The control of a click that needs the application; undefined for what the browser handles itself. */
  const controlOf = (event: MouseEvent): HTMLElement | undefined => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button, a[href]') : null;
    return control !== null && needsApplication(control) && isPlainPress(event) ? control : undefined;
  };

  document.addEventListener(
    'click',
    (event) => {
      const control = controlOf(event);
      if (control === undefined || !isHeld(control)) return;
      const quantity = stepQuantity(control);
      if (quantity) wishes.set(quantity, quantity.value);
      else hold(event, control, false, () => control.click());
    },
    options,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.method !== 'post' || !isHeld(form, true)) return;
      hold(event, event.submitter ?? form, true, () => form.requestSubmit(event.submitter ?? undefined));
    },
    options,
  );
  // A form with a missing choice is not submitted, so its press is queued here: the application says beside the field
  // what is missing, and the browser's bubble would cover it.
  document.addEventListener(
    'invalid',
    (event) => {
      const form = event.target instanceof Element ? event.target.closest('form') : null;
      if (form === null || form.method !== 'post' || !isHeld(form, true)) return;
      const submitter = submitterOf(form);
      hold(event, submitter ?? form, true, () => form.requestSubmit(submitter));
    },
    options,
  );
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof Element) || !isHeld(target)) return;
      const wish = enteredValueOf(target);
      if (wish !== undefined) wishes.set(target, wish);
    },
    options,
  );

  const release = (): void => {
    isApplicationThere = true;
    letGo();
  };
  document.addEventListener(partHydratedEvent, letGo, options);

  return {
    release,
    sendForms: () => {
      isLate = true;
      letGo();
    },
    giveUp: () => {
      if (holding.signal.aborted) return;
      holding.abort();
      for (const late of document.querySelectorAll('template[data-late]')) late.remove();
      if (!isApplicationThere) {
        document.addEventListener('click', (event) => {
          const control = controlOf(event);
          if (control) stepQuantity(control);
        });
      }
      release();
    },
  };
};
