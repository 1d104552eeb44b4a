/**
 * Common script of the framed forms, placed before their own: `input`, `digits`, `show` for an error, `tell` for
 * messages to the parent page, requesting a token, and the command to do so.
 */
export const frameScript = `
const input = (id) => document.getElementById(id);
const digits = (text) => text.replace(/\\D/g, '');
const touched = new Set();
const tell = (event, details) =>
  parent.postMessage(Object.assign({ source: 'sandbox-pay', event }, details), location.origin);
const securityCodeProblem = () =>
  /^\\d{3,4}$/.test(input('cvc').value.trim()) ? '' : 'Enter the 3 or 4 digits of the security code';
const show = (id, message) => {
  input(id).setAttribute('aria-invalid', message === '' ? 'false' : 'true');
  const error = document.getElementById(id + '-error');
  if (error.textContent !== message) error.textContent = message;
};
const serve = ({ problems, address, contents, format }) => {
  const fields = Object.keys(problems);
  const isComplete = () => fields.every((id) => problems[id]() === '');
  const tokenize = async (requestId) => {
    const wrong = fields.filter((id) => problems[id]() !== '');
    for (const id of fields) show(id, problems[id]());
    if (wrong.length > 0) {
      input(wrong[0]).focus();
      tell('error', { requestId, message: problems[wrong[0]]() });
      return;
    }
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(contents()),
      });
      const answer = await response.json();
      if (response.ok) {
        tell('token', Object.assign({ requestId }, answer));
        return;
      }
      if (fields.includes(answer.error.field)) {
        show(answer.error.field, answer.error.message);
        input(answer.error.field).focus();
      }
      tell('error', { requestId, message: answer.error.message });
    } catch {
      tell('error', { requestId, message: 'The payment provider does not answer. Please try again.' });
    }
  };
  for (const id of fields) {
    input(id).addEventListener('blur', () => {
      touched.add(id);
      if (input(id).value !== '') show(id, problems[id]());
    });
    input(id).addEventListener('input', () => {
      if (format[id] && input(id).selectionStart === input(id).value.length) input(id).value = format[id](input(id).value);
      if (touched.has(id)) show(id, problems[id]());
      tell('change', { complete: isComplete() });
    });
  }
  document.querySelector('form').addEventListener('submit', (event) => event.preventDefault());
  addEventListener('message', (event) => {
    if (event.source !== parent || event.origin !== location.origin) return;
    const data = event.data;
    if (!data || data.source !== 'ironcart' || data.command !== 'tokenize' || typeof data.requestId !== 'string') return;
    tokenize(data.requestId);
  });
  new ResizeObserver(() => tell('height', { height: Math.ceil(document.documentElement.getBoundingClientRect().height) }))
    .observe(document.documentElement);
  tell('ready', {});
};`;

/** A labelled field with space for its error; `attributes` are HTML. */
export const frameField = (id: string, label: string, attributes: string, isWide = true): string => `
<div${isWide ? ' class="wide"' : ''}>
  <label for="${id}">${label}</label>
  <input id="${id}" name="${id}" required aria-describedby="${id}-error" ${attributes}>
  <p class="error" id="${id}-error"></p>
</div>`;

export const securityCodeAttributes = 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"';
