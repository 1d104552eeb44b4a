const category = '/olympic-barbells';
const product = '/halden-club-bar-20-kg';
const productName = 'Halden Club Bar 20 kg';

const insist = (condition, message) => {
  if (!condition) throw new Error(message);
};

/** Fetches a page's markup and checks that it contains the words. */
const readPage = async (url, path, words, headers = {}) => {
  const response = await fetch(url + path, { headers });
  const html = await response.text();
  insist(response.status === 200, `${path} answered ${response.status}`);
  insist(html.includes(words), `${path} does not say "${words}"`);
  return html;
};

const fieldOf = (form, name) => new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1];

/** The fields of a product page's add-to-cart form, with the values that the page has set. */
const cartFormOf = (html) => {
  const form = /<form[^>]*action="\/cart"[^>]*>(.*?)<\/form>/s.exec(html)?.[1] ?? '';
  const productId = fieldOf(form, 'productId');
  insist(productId !== undefined, `${product} has no form that adds it to the cart`);
  return { intent: 'add', productId, qty: '1' };
};

const cookiesOf = (response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

/**
 * A newcomer's first visit over HTTP: opens the home page, a category and a product, searches, and adds the product to
 * the cart with the page's form.
 * @param url the store's address
 * @returns the shopper's cookies
 * @throws Error with the page and its problem
 */
export const firstVisit = async (url) => {
  insist((await readPage(url, '/', '<h1')).includes(`href="${category}"`), `the home page does not link ${category}`);
  insist((await readPage(url, category, '<h1')).includes(`href="${product}"`), `${category} does not link ${product}`);
  await readPage(url, '/search?q=club+bar', productName);
  const form = cartFormOf(await readPage(url, product, productName));
  const added = await fetch(`${url}/cart`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { origin: url },
    redirect: 'manual',
  });
  insist([302, 303].includes(added.status), `adding to the cart answered ${added.status}`);
  const cookies = cookiesOf(added);
  await readPage(url, '/cart', productName, { cookie: cookies });
  return cookies;
};

/**
 * Checks that the cart of these cookies is unchanged.
 * @throws Error otherwise
 */
export const findCartAgain = async (url, cookies) => {
  await readPage(url, '/cart', productName, { cookie: cookies });
};
