import { JSDOM } from 'jsdom';

/** A person's answers to questions, selected by the words of a label; 'yes' or 'no' for options. */
export type Answers = readonly (readonly [label: RegExp, text: string])[];

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Button = HTMLButtonElement | HTMLInputElement;

const clean = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** The label that a browser shows beside a field. */
const labelOf = (field: Element): string => {
  const { ownerDocument: document } = field;
  const named = (field.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => clean(document.getElementById(id)?.textContent))
    .join(' ');
  const labels = 'labels' in field ? [...((field as Field).labels ?? [])] : [];
  return clean(
    field.getAttribute('aria-label') ?? (named.trim() || labels.map((label) => clean(label.textContent)).join(' ')),
  );
};

const wordsOf = (button: Button): string =>
  clean(button.getAttribute('aria-label') ?? (button.textContent || button.value));

/** Elements that are hidden without scripts. */
const isHidden = (element: Element): boolean =>
  element.closest('[hidden], template, [popover], dialog:not([open])') !== null;

const typedKinds = new Set(['text', 'email', 'tel', 'number', 'search', 'url', 'date', 'password']);

/** Whether the field still has its initial value; a number starts at 0. */
const isUntouched = (field: Field): boolean => {
  const isTyped = field.tagName === 'TEXTAREA' || (field.tagName === 'INPUT' && typedKinds.has(field.type));
  return isTyped && (field.value === '' || (field.type === 'number' && field.value === '0'));
};

const isSelect = (field: Field): field is HTMLSelectElement => field.tagName === 'SELECT';
const isInput = (field: Field): field is HTMLInputElement => field.tagName === 'INPUT';

const select = (field: HTMLSelectElement, wanted: string | undefined): void => {
  const options = [...field.options].filter((option) => !option.disabled && option.value !== '');
  const option = options.find(({ text, value }) => text === wanted || value === wanted);
  if (option) field.value = option.value;
  else if (field.value === '' && options[0]) field.value = options[0].value;
};

/** Checks a radio that is wanted, otherwise the first of a group in which none is checked. */
const choose = (radio: HTMLInputElement, form: HTMLFormElement, isWanted: boolean): void => {
  const group = [...form.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
    ({ name, disabled }) => name === radio.name && !disabled,
  );
  if (isWanted) radio.checked = true;
  else if (group[0] && group.every(({ checked }) => !checked)) group[0].checked = true;
};

/** Checks a box if it is wanted ('yes' or 'no') or requires agreement. */
const tick = (box: HTMLInputElement, label: string, wanted: string | undefined): void => {
  if (wanted === 'yes' || wanted === 'no') box.checked = wanted === 'yes';
  else box.checked ||= box.required || /agree|terms/i.test(label);
};

/** Fills a form like a person who reads every label. @returns the labels of required fields without an answer */
const fill = (form: HTMLFormElement, answers: Answers): readonly string[] => {
  const unknown: string[] = [];
  for (const field of [...form.elements] as Field[]) {
    if (field.disabled || isHidden(field)) continue;
    const label = labelOf(field);
    const wanted = answers.find(([words]) => words.test(label))?.[1];
    if (isSelect(field)) select(field, wanted);
    else if (isInput(field) && field.type === 'radio') choose(field, form, wanted === 'yes');
    else if (isInput(field) && field.type === 'checkbox') tick(field, label, wanted);
    else if (isUntouched(field)) {
      if (wanted !== undefined) field.value = wanted;
      else if (field.required && field.value === '') unknown.push(label);
    }
  }
  return unknown;
};

const cookieOf = (line: string): readonly [string, string] => {
  const [pair = ''] = line.split(';');
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
};

/** A browser without scripts or page-specific code: it reads headings, labels and the texts of buttons and links. */
export const createRobot = (origin: string) => {
  const cookies = new Map<string, string>();
  let page = new JSDOM('', { url: origin });

  const send = async (url: string, init: RequestInit = {}, hops = 0): Promise<void> => {
    if (hops > 12) throw new Error(`Redirects without end at ${url}`);
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: {
        Accept: 'text/html',
        Origin: origin,
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = cookieOf(line);
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location !== null) {
      const keeps = response.status === 307 || response.status === 308;
      return send(new URL(location, url).href, keeps ? init : {}, hops + 1);
    }
    const html = await response.text();
    if (response.status >= 500) throw new Error(`${response.status} at ${url}: ${html.slice(0, 300)}`);
    page = new JSDOM(html, { url });
    const refresh = page.window.document.querySelector('meta[http-equiv=refresh]')?.getAttribute('content');
    const next = refresh?.match(/url=(.+)/i)?.[1];
    if (next !== undefined) return send(new URL(next, url).href, {}, hops + 1);
  };

  const main = (): Element => page.window.document.querySelector('main') ?? page.window.document.body;
  const buttons = (): Button[] =>
    [...main().querySelectorAll<Button>('button:not([type=button]), input[type=submit]')].filter(
      (button) => !button.disabled && button.form !== null && !isHidden(button),
    );

  return {
    opens: (path: string) => send(new URL(path, origin).href),
    path: () => new URL(page.window.location.href).pathname,
    heading: () => clean(page.window.document.querySelector('h1')?.textContent),
    text: () => clean(main().textContent),
    /** The errors that the page shows. */
    errors: () => [
      ...new Set(
        [...main().querySelectorAll('[role=alert], [aria-invalid=true]')].map((element) =>
          element.matches('[role=alert]')
            ? clean(element.textContent)
            : `${labelOf(element)}: ${(element.getAttribute('aria-describedby') ?? '')
                .split(' ')
                .map((id) => clean(page.window.document.getElementById(id)?.textContent))
                .join(' ')}`,
        ),
      ),
    ],
    buttons: () => buttons().map(wordsOf),
    /** Follows the first link with these words. @returns false if there is none */
    follows: async (words: RegExp): Promise<boolean> => {
      const link = [...main().querySelectorAll<HTMLAnchorElement>('a[href]')].find(
        (each) => !isHidden(each) && words.test(clean(each.textContent)),
      );
      if (link === undefined) return false;
      await send(link.href);
      return true;
    },
    /**
     * Fills the form of the first button with these words and presses it.
     * @returns false if there is no such button
     * @throws Error if a required field's label is not understood
     */
    presses: async (words: RegExp, answers: Answers): Promise<boolean> => {
      const button = buttons().find((each) => words.test(wordsOf(each)));
      const form = button?.form;
      if (button === undefined || !form) return false;
      const unknown = fill(form, answers);
      if (unknown.length > 0)
        throw new Error(`Nobody knows what to write into ${unknown.join(', ')} at ${page.window.location.href}`);
      const { FormData } = page.window;
      const data = [...new FormData(form, button)].map(([name, value]) => [name, String(value)]);
      const action = new URL(
        button.getAttribute('formaction') ?? form.getAttribute('action') ?? '',
        page.window.location.href,
      );
      const method = (button.getAttribute('formmethod') ?? form.method).toLowerCase();
      if (method === 'get') {
        action.search = new URLSearchParams(data).toString();
        await send(action.href);
        return true;
      }
      const isMultipart = form.enctype === 'multipart/form-data';
      const body = isMultipart ? new globalThis.FormData() : new URLSearchParams(data);
      if (body instanceof globalThis.FormData) for (const [name = '', value = ''] of data) body.append(name, value);
      await send(action.href, { method: 'POST', body });
      return true;
    },
  };
};
