/* Shows one checkout in three channels: what the agent is told, and the store's page in two frames. */

const byId = (id) => document.getElementById(id);
const log = byId('log');
const openers = document.querySelectorAll('[data-opens]');

const lookEveryMs = 2_000;
let lastTold = '';
/** The link that gives the checkout to this browser; undefined once it was followed. */
let link;

/** What a person wants to know of the protocol's answer. */
const summaryOf = ({ status, totals = [], messages = [], order }) =>
  [
    ...(status ? [`status: ${status}`] : []),
    ...totals.map(({ type, amount }) => `${type}: ${(amount / 100).toFixed(2)}`),
    ...messages.map(({ code, content }) => `${code}: ${content}`),
    ...(order ? [`order: ${order.id}`] : []),
  ].join('\n');

const show = (checkout) => {
  const told = summaryOf(checkout);
  if (told === '' || told === lastTold) return;
  lastTold = told;
  const entry = document.createElement('li');
  entry.textContent = told;
  log.append(entry);
  entry.scrollIntoView({ block: 'nearest' });
};

const ask = async (request) => {
  const answer = await fetch(`/__channels/agent?request=${request}`);
  if (!answer.ok) throw new Error('The store did not answer.');
  const checkout = await answer.json();
  show(checkout);
  return checkout;
};

/** Opens the checkout in a frame: by the agent's link at first, then where it stands in this browser. */
const open = (frame) => {
  frame.src = link ?? '/checkout/payment';
  link = undefined;
  byId('double').disabled = true;
};

byId('begin').addEventListener('click', async () => {
  const { continue_url: url } = await ask('begin');
  if (url === undefined) return;
  const { pathname, search } = new URL(url);
  link = pathname + search;
  byId('double').disabled = false;
  for (const opener of openers) opener.disabled = false;
});
byId('double').addEventListener('click', () => ask('double'));
for (const opener of openers) opener.addEventListener('click', () => open(byId(opener.dataset.opens)));

setInterval(() => ask('look').catch(() => undefined), lookEveryMs);
