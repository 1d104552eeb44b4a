/* Shows one checkout in three channels: the agent's responses, and the store's page in two frames. */

const byId = (id) => document.getElementById(id);
const log = byId('log');
const openers = document.querySelectorAll('[data-opens]');

const lookEveryMs = 2_000;
let lastTold = '';
/** The link that hands the checkout over to this browser; undefined after it was opened. */
let link;

const write = (text) => {
  const entry = document.createElement('li');
  entry.textContent = text;
  log.append(entry);
  entry.scrollIntoView({ block: 'nearest' });
};

/** A readable summary of the protocol's response: a checkout, or an error (`code` and `content`). */
const summaryOf = ({ status, totals = [], code, content, messages = code ? [{ code, content }] : [], order }) =>
  [
    ...(status ? [`status: ${status}`] : []),
    ...totals.map(({ type, amount }) => `${type}: ${(amount / 100).toFixed(2)}`),
    ...messages.map((message) => `${message.code}: ${message.content}`),
    ...(order ? [`order: ${order.id}`] : []),
  ].join('\n');

const show = (checkout) => {
  const told = summaryOf(checkout);
  if (told === '' || told === lastTold) return;
  lastTold = told;
  write(told);
};

const ask = async (request) => {
  const answer = await fetch(`/__channels/agent?request=${request}`);
  if (!answer.ok) throw new Error('The store did not answer.');
  const checkout = await answer.json();
  show(checkout);
  return checkout;
};

/** Opens the checkout in a frame: with the agent's link at first, then at its current step in this browser. */
const open = (frame) => {
  frame.src = link ?? '/checkout/payment';
  link = undefined;
  byId('double').disabled = true;
};

const begin = async () => {
  const { status, continue_url: url } = await ask('begin');
  // An error also has a link, to the store.
  if (status === undefined || url === undefined) return;
  const { pathname, search } = new URL(url);
  link = pathname + search;
  byId('double').disabled = false;
  for (const opener of openers) opener.disabled = false;
};

const fail = (error) => write(error.message);

byId('begin').addEventListener('click', () => begin().catch(fail));
byId('double').addEventListener('click', () => ask('double').catch(fail));
for (const opener of openers) opener.addEventListener('click', () => open(byId(opener.dataset.opens)));

setInterval(() => ask('look').catch(() => undefined), lookEveryMs);
