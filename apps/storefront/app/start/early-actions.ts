import { blockHydratedEvent } from './hydrated-event.ts';

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

/** Whether a click was a step of a quantity, which is taken at once: every press counts, and shows. */
const stepQuantity = ({ dataset: { step }, parentElement }: HTMLElement): HTMLInputElement | null => {
  const field = step ? (parentElement?.querySelector('input') ?? null) : null;
  if (step === 'down') field?.stepDown();
  else field?.stepUp();
  return field;
};

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

/** Whether an element stands in a block whose view has not arrived: nobody listens to it yet. */
const waitsForView = (element: Element): boolean => {
  for (
    let block = element.closest('[data-block]');
    block;
    block = block.parentElement?.closest('[data-block]') ?? null
  ) {
    if (block.querySelector(':scope > template[data-late]') !== null) return true;
  }
  return false;
};

export interface EarlyActions {
  /** The application is there: lets go what it listens to, and holds on to what waits for the view of a block. */
  readonly release: () => void;
  /** It takes long: the browser sends forms by itself, from now on as well. What it can do nothing with is still held. */
  readonly sendForms: () => void;
  /** The application does not come: nothing is held any more. Quantities are stepped still: forms send them. */
  readonly giveUp: () => void;
}

/**
 * Holds what a shopper does while the application is still on its way: what was typed, chosen and counted up or down
 * (`data-step` on a button beside a number field), and the last button pressed or form posted, once. Links and searches
 * are followed by the browser as ever.
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

  /** Whether nobody listens to a control yet: the browser sends a form by itself when that takes long. */
  const isHeld = (control: Element, isForm = false): boolean =>
    isForm && isLate ? false : !isApplicationThere || waitsForView(control);

  const hold = (event: Event, control: HTMLElement, isForm: boolean, repeat: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    last?.showFree();
    last = { control, isForm, showFree: showHeld(control), repeat };
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

  /** What a click asks of the application: undefined for what the browser does by itself. */
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
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof Element) || !isHeld(target)) return;
      const wish = wishOf(target);
      if (wish !== undefined) wishes.set(target, wish);
    },
    options,
  );

  const release = (): void => {
    isApplicationThere = true;
    letGo();
  };
  document.addEventListener(blockHydratedEvent, letGo, options);

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
