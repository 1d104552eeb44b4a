import { describe, expect, it } from 'vitest';
import { gymId, gymKey, oneTooMany } from '../testing/fake-gyms.ts';
import { openStorefront } from '../testing/open-storefront.ts';

const editor = '/zeus-builder/project/edit';
const session = '__Host-ironcart=mine';

/** A client that keeps its cookies. */
const open = async (options: NonNullable<Parameters<typeof openStorefront>[0]> = {}) => {
  const store = await openStorefront({ isLoggedIn: true, ...options });
  const jar = new Map(options.isLoggedIn === false ? [] : [session.split('=') as [string, string]]);
  const headers = () => ({ Cookie: [...jar].map((pair) => pair.join('=')).join('; ') });
  const take = (response: Response): Response => {
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=');
      if (line.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  const text = async (response: Response) => (await response.text()).replaceAll('<!-- -->', '');
  const get = async (path: string) => take(await store.get(path, headers()));
  const post = async (path: string, fields: Readonly<Record<string, string>>) =>
    take(await store.post(path, fields, headers()));
  return {
    ...store,
    get,
    jar,
    page: async (path: string) => text(await get(path)),
    post,
    /** Submits a form and follows the redirect. */
    send: async (path: string, fields: Readonly<Record<string, string>>) => {
      const response = await post(path, fields);
      const to = response.headers.get('Location');
      return to === null ? text(response) : text(await get(to));
    },
  };
};

const room = { width: '12 ft', depth: '4 m', height: '2500' };
const planned = async (options?: Parameters<typeof open>[0]) => {
  const browser = await open(options);
  await browser.post(editor, { intent: 'start', ...room });
  return browser;
};

describe('gym planner', () => {
  const paths = ['', '/templates', '/my-gyms', '/project/edit', `/project/${gymId(1)}`];

  it('exists on the US site only [S2-cond-02] [S2-cond-06] [S2-cond-07]', async () => {
    const { get } = await open();
    for (const path of paths.slice(0, 4)) expect((await get(`/zeus-builder${path}`)).status, path).toBe(200);
    for (const site of ['/ca', '/au', '/eu', '/gb', '/apo']) {
      for (const path of paths) expect((await get(`${site}/zeus-builder${path}`)).status, site + path).toBe(404);
    }
  });

  it('lists featured gyms with their prices on its first page [S2-cond-03]', async () => {
    const html = await (await open()).page('/zeus-builder');
    expect(html).toContain('>Featured Gyms</h1>');
    expect(html).toContain('>The garage</h2>');
    expect(html).not.toContain('The hall');
    expect(html).toContain('aria-label="Floor plan of The garage: 9 ft 10 in by 13 ft 1 in, 3 pieces on the floor"');
    expect(html).toContain('$675.00');
  });

  it('arranges templates in the shopper’s room, and sorts those that fit within the budget first [S2-cond-04]', async () => {
    const { page } = await open();
    const html = await page('/zeus-builder/templates?width=9+ft&depth=9+ft&height=8+ft&budget=100');
    expect(html).toContain('>Gym templates</h1>');
    expect(html.indexOf('The hall')).toBeLessThan(html.indexOf('The garage'));
    expect(html).toContain('Within your budget');
    expect(html).toContain('Over your budget');
    expect(html).toContain('value="9 ft"');
    const low = await page('/zeus-builder/templates?width=wide&height=2+m');
    expect(low).toContain('Does not fit whole');
    expect(low).toContain('No place in this room for: Club Rack.');
    expect(low).toContain('value="20 ft"');
  });

  it('is linked from the footer and the account menu, on this site only', async () => {
    const { page } = await open();
    const link = '<a href="/zeus-builder">ZEUS Gym Builder</a>';
    expect(await page('/brands')).toMatch(/href="\/zeus-builder"[^>]*>ZEUS Gym Builder/);
    expect(await page('/account/dashboard')).toContain('href="/account/my-gyms"');
    expect(await page('/ca/brands')).not.toContain(link);
    expect(await page('/ca/account/dashboard')).not.toContain('my-gyms');
  });
});

describe('planning a gym without scripts', () => {
  it('starts with the room’s sizes, in any unit [S2-cond-06]', async () => {
    const { page, send, jar } = await open({ isLoggedIn: false });
    expect(await page(editor)).toContain('>Plan in this room</span>');
    expect(await send(editor, { intent: 'start', ...room, width: 'wide' })).toContain('A room is 3 ft 4 in to 98 ft');
    const html = await send(editor, { intent: 'start', ...room });
    expect(html).toContain('Floor plan of My gym: 12 ft by 13 ft 1 in, 0 pieces on the floor');
    expect(jar.get('gym-draft')).toMatch(/^1\*/);
  });

  it('responds to common notations of length, and any other text, immediately', async () => {
    const { page, send } = await open({ isLoggedIn: false });
    const digits = `${'1'.repeat(39)}x`;
    expect(await page(`/zeus-builder/templates?width=${digits}&depth=3+m&height=3+m`)).toContain('Your room');
    expect(await send(editor, { intent: 'start', ...room, width: digits })).toContain('A room is 3 ft 4 in to 98 ft');
    const html = await send(editor, { intent: 'start', ...room, width: '12’6”', depth: '13 feet 1', height: '2,4 m' });
    expect(html).toContain('Floor plan of My gym: 12 ft 6 in by 13 ft 1 in');
  });

  it('stores the plan in a cookie sent only to planner pages', async () => {
    const { post } = await open({ isLoggedIn: false });
    const [line] = (await post(editor, { intent: 'start', ...room })).headers.getSetCookie();
    expect(line).toMatch(/; Path=\/zeus-builder; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
  });

  it('adds, moves, turns, selects a variation, renames and removes, and states each position as text', async () => {
    const { send } = await planned();
    const added = await send(editor, { intent: 'add', sku: 'SHIRT' });
    expect(added).toContain('2 ft from the left, 2 ft from the back, back to the back wall.');
    expect(added).toContain('$25.00');
    const moved = await send(editor, { intent: 'move', pieceId: 'p1', x: '1800', y: '2000' });
    expect(moved).toContain('5 ft 11 in from the left, 6 ft 7 in from the back');
    const measured = await send(editor, { intent: 'move', pieceId: 'p1', x: '5 ft 6 in', y: '6’ 7' });
    expect(measured).toContain('5 ft 6 in from the left, 6 ft 7 in from the back');
    expect(measured).toContain('value="5 ft 6 in"');
    expect(await send(editor, { intent: 'turn', pieceId: 'p1' })).toContain('back to the right wall');
    expect(await send(editor, { intent: 'choose', pieceId: 'p1', choice: '22' })).toMatch(/value="22" selected=""/);
    expect(await send(editor, { intent: 'rename', name: 'Our garage' })).toContain('Floor plan of Our garage');
    const shown = await send(editor, { intent: 'move', pieceId: 'p1', x: '100', y: '100' });
    expect(shown).toContain('It stands outside of the room.');
    expect(shown).toContain('1 problem');
    expect(await send(editor, { intent: 'remove', pieceId: 'p1' })).toContain('Nothing yet.');
  });

  it('undoes and redoes', async () => {
    const { send } = await planned();
    await send(editor, { intent: 'add', sku: 'BAR-20' });
    expect(await send(editor, { intent: 'undo' })).toContain('Nothing yet.');
    expect(await send(editor, { intent: 'redo' })).toContain('1 piece on the floor');
    expect(await send(editor, { intent: 'start', template: 'garage', ...room })).toContain('Floor plan of The garage');
    expect(await send(editor, { intent: 'undo' })).toContain('Floor plan of My gym');
  });

  it('changes the room and its doors', async () => {
    const { send } = await planned();
    const door = { 'door-0-wall': 'left', 'door-0-offset': '1 m', 'door-0-width': '900', 'door-0-swing': 'in-left' };
    const html = await send(editor, { intent: 'room', ...room, width: '5 m', floor: '300 kg', ...door });
    expect(html).toContain('16 ft 5 in by 13 ft 1 in');
    expect(html).toContain('>Door 1</legend>');
    expect(await send(editor, { intent: 'room', ...room, floor: '300 kg', ...door, 'door-0-offset': '9 m' })).toContain(
      'its doors fit into their walls',
    );
  });

  it('adds columns to the room, draws them, and removes those whose fields are empty', async () => {
    const { send } = await planned();
    const column = { 'column-0-x': '1 m', 'column-0-y': '2 m', 'column-0-width': '1 ft', 'column-0-depth': '300' };
    const html = await send(editor, { intent: 'room', ...room, floor: '300 kg', ...column });
    expect(html).toContain('>Column 1</legend>');
    expect(html).toMatch(/<rect class="[^"]*column[^"]*" x="848" y="1850" width="305" height="300"/);
    expect(html).toContain('name="column-1-width"');
    const { 'column-0-depth': _depth, ...partly } = column;
    expect(await send(editor, { intent: 'room', ...room, floor: '300 kg', ...partly })).toContain('and its columns');
    await send(editor, { intent: 'add', sku: 'BAR-20' });
    expect(await send(editor, { intent: 'move', pieceId: 'p1', x: '1000', y: '2000' })).toContain(
      'It stands in a column.',
    );
    expect(await send(editor, { intent: 'room', ...room, floor: '300 kg' })).not.toContain('>Column 1</legend>');
  });

  it('explains why an edit was rejected, and rejects unknown edits', async () => {
    const { send, post, get } = await planned();
    expect(await send(editor, { intent: 'add', sku: 'GONE' })).toContain('We do not sell this any more.');
    expect(await send(editor, { intent: 'turn', pieceId: 'p9' })).toContain('This piece is not in the plan any more.');
    expect((await post(editor, { intent: 'burn' })).status).toBe(400);
    await post(editor, { intent: 'startAgain' });
    expect(await (await get(editor)).text()).toContain('>Plan in this room</span>');
    expect((await post(editor, { intent: 'undo' })).headers.get('Location')).toBe(editor);
  });

  it('adds the whole gym to the cart at the displayed price, with equal pieces on one line', async () => {
    const { send, post, calls } = await planned();
    for (const sku of ['BAR-20', 'BAR-20', 'SHIRT']) await send(editor, { intent: 'add', sku });
    expect(await send(editor, { intent: 'undo' })).toContain('$650.00');
    await send(editor, { intent: 'redo' });
    const answer = await post(editor, { intent: 'toCart' });
    expect(answer.headers.get('Location')).toBe('/cart');
    expect(calls.findLast(({ path }) => path.endsWith('/items'))?.body).toMatchObject({
      items: [
        { productId: 1, qty: 2 },
        { productId: 20, qty: 1, children: [{ productId: 21, qty: 1 }] },
      ],
    });
  });

  it('lists products that could not be added to the cart', async () => {
    const { send } = await planned({ refusesItems: 'quantity_unavailable' });
    await send(editor, { intent: 'add', sku: 'BAR-20' });
    const html = await send(editor, { intent: 'toCart' });
    expect(html).toContain('Nothing could be put into the cart.');
    expect(html).toContain('Competition Bar: we do not have that many');
  });

  it('stores a newer plan sent by the page, and returns its price', async () => {
    const { send, post, jar } = await planned();
    await send(editor, { intent: 'add', sku: 'BAR-20' });
    const draft = decodeURIComponent(jar.get('gym-draft') ?? '');
    await post(editor, { intent: 'startAgain' });
    expect((await post(editor, { intent: 'keep', draft })).status).toBe(200);
    expect(decodeURIComponent(jar.get('gym-draft') ?? '')).toBe(draft);
    expect(await send(editor, { intent: 'keep', draft: 'nonsense' })).toContain('too many different products');
  });
});

describe('saved gym', () => {
  const saved = async (options?: Parameters<typeof open>[0]) => {
    const browser = await planned(options);
    await browser.send(editor, { intent: 'add', sku: 'SHIRT' });
    const answer = await browser.post(editor, { intent: 'save' });
    return { ...browser, answer, path: `/zeus-builder/project/${gymId(1)}` };
  };

  it('has its own page, and deletes the draft from the browser [S2-cond-07]', async () => {
    const { answer, path, page, jar } = await saved();
    expect(answer.headers.get('Location')).toBe(`${path}?saved=1`);
    expect(jar.has('gym-draft')).toBe(false);
    const html = await page(`${path}?saved=1`);
    expect(html).toContain('>My gym</h1>');
    expect(html).toContain('Your gym is saved.');
    expect(html).toContain('Club Rack');
    expect(html).toContain('$25.00');
  });

  it('keeps the draft in the browser while a guest logs in', async () => {
    const { answer, jar } = await saved({ isLoggedIn: false });
    expect(answer.headers.get('Location')).toBe('/login?redirect=%2Fzeus-builder%2Fproject%2Fedit');
    expect(jar.has('gym-draft')).toBe(true);
    expect(jar.get('gym-save')).toBe('save');
  });

  it('is saved once when the guest who requested it returns logged in', async () => {
    const { get, jar } = await planned();
    jar.set('gym-save', 'saveCopy');
    const answer = await get(editor);
    expect(answer.headers.get('Location')).toBe(`/zeus-builder/project/${gymId(1)}?saved=1`);
    expect([jar.has('gym-draft'), jar.has('gym-save')]).toEqual([false, false]);
  });

  it('shows after log-in why it could not be saved, and keeps the draft', async () => {
    const { send, page, jar } = await planned();
    await send(editor, { intent: 'rename', name: oneTooMany });
    jar.set('gym-save', 'save');
    expect(await page(editor)).toContain('as many gyms as an account holds');
    expect(jar.has('gym-draft')).toBe(true);
    expect(await page(editor)).not.toContain('as many gyms as an account holds');
  });

  it('is not saved if the guest returns without logging in', async () => {
    const { page, jar } = await saved({ isLoggedIn: false });
    expect(await page(editor)).toContain('Floor plan of My gym');
    expect([jar.has('gym-draft'), jar.has('gym-save')]).toEqual([true, false]);
  });

  it('overwrites the saved gym, or saves a copy if it was saved elsewhere in the meantime', async () => {
    const { path, post, send, page } = await saved();
    expect((await post(path, { intent: 'open' })).headers.get('Location')).toBe(editor);
    await post(editor, { intent: 'rename', name: 'Renamed' });
    await post(path, { intent: 'rename', name: 'Renamed elsewhere' });
    expect(await send(editor, { intent: 'save' })).toContain('was saved elsewhere in the meantime');
    expect(await send(editor, { intent: 'saveCopy' })).toContain('>Copy of Renamed</h1>');
    expect(await page(path)).toContain('>Renamed elsewhere</h1>');
    await post(path, { intent: 'open' });
    await post(editor, { intent: 'rename', name: 'Saved over' });
    expect(await send(editor, { intent: 'save' })).toContain('>Saved over</h1>');
  });

  it('is renamed, duplicated, deleted, and listed in the planner and the account [S2-cond-05] [S2-account-20]', async () => {
    const { path, send, page, get } = await saved();
    expect(await send(path, { intent: 'rename', name: '' })).toContain('Give the gym a name');
    expect(await send(path, { intent: 'rename', name: 'Cellar' })).toContain('>Cellar</h1>');
    expect(await send(path, { intent: 'duplicate' })).toContain('>Copy of Cellar</h1>');
    for (const list of ['/zeus-builder/my-gyms', '/account/my-gyms']) {
      const html = await page(list);
      expect(html).toMatch(/<h1[^>]*>My [Gg]yms<\/h1>/);
      expect(html).toContain(`<a href="${path}">Cellar</a>`);
      expect(html).toContain('>Copy of Cellar</a>');
    }
    expect(await send(path, { intent: 'remove' })).not.toContain(path);
    expect((await get(path)).status).toBe(404);
    await send(editor, { intent: 'start', ...room });
    await send(editor, { intent: 'rename', name: oneTooMany });
    expect(await send(editor, { intent: 'save' })).toContain('as many gyms as an account holds');
  });

  it('appears among the saved designs with a drawing and a button to add it to the cart [S2-account-21]', async () => {
    const { page, path } = await saved();
    const html = await page('/account/zeus-saved-design');
    expect(html).toContain('>Saved ZEUS designs</h1>');
    expect(html).toContain(`href="${path}"`);
    expect(html).toContain('aria-label="Add My gym to the cart"');
    const empty = await open();
    expect(await empty.page('/account/zeus-saved-design')).toContain('No gym is saved yet');
    for (const list of ['/account/my-gyms', '/account/zeus-saved-design']) {
      expect((await empty.get(`/au${list}`)).status).toBe(404);
      const guest = await open({ isLoggedIn: false });
      expect((await guest.get(list)).headers.get('Location')).toBe(`/login?redirect=${encodeURIComponent(list)}`);
    }
  });

  it('is shared by a link for viewing and copying until its owner ends sharing', async () => {
    const { path, send, page, post, calls } = await saved();
    const shared = `/zeus-builder/project/${gymKey(1)}`;
    expect(await send(path, { intent: 'share' })).toContain(`href="${shared}"`);
    const html = await page(shared);
    expect(html).toContain('Somebody shared this gym with you.');
    expect(html).not.toContain('Delete');
    const before = calls.length;
    expect((await post(shared, { intent: 'remove' })).status).toBe(404);
    expect(calls.slice(before).some(({ method }) => method === 'DELETE')).toBe(false);
    expect(await send(shared, { intent: 'open' })).toContain('Floor plan of My gym');
    expect((await post(shared, { intent: 'burn' })).status).toBe(400);
    expect((await post(shared, { intent: 'toCart' })).headers.get('Location')).toBe('/cart');
    await send(path, { intent: 'unshare' });
    expect(await page(shared)).not.toContain('Club Rack');
  });

  it('is not found under an invalid URL, and a guest may log in to see their own [S2-cond-07]', async () => {
    const { get } = await open();
    expect((await get('/zeus-builder/project/p1')).status).toBe(404);
    expect((await get(`/zeus-builder/project/${gymId(9)}`)).status).toBe(404);
    const guest = await open({ isLoggedIn: false });
    const path = `/zeus-builder/project/${gymId(9)}`;
    expect((await guest.get(path)).headers.get('Location')).toBe(`/login?redirect=${encodeURIComponent(path)}`);
  });

  it('is planned by a guest, who must log in to save', async () => {
    const { page } = await planned({ isLoggedIn: false });
    const html = await page('/zeus-builder/my-gyms');
    expect(html).toContain('Go on planning');
    expect(html).toContain('Log in to save gyms');
  });
});
