import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { settle } from '../testing/deferred-port.ts';
import { createSearchDropdownMachine } from './search-dropdown.machine.ts';
import {
  selectFoundArticles,
  selectIsInvitationalMeant,
  selectIsSearching,
  selectIsSearchOpen,
  selectPreviewedProducts,
  selectSearchLinks,
  selectSuggestionGroups,
} from './search-dropdown.selectors.ts';
import type { SearchDropdownEvent, SearchPreview } from './search-dropdown.types.ts';

const article = { id: 1, title: 'Choosing a bar', link: '/theindex/gear/choosing-a-bar' };
const nothing: SearchPreview<string> = {
  products: [],
  suggestions: { keyphrases: [], categories: [] },
  articles: [],
};
const previews: Readonly<Record<string, SearchPreview<string>>> = {
  '': { ...nothing, products: ['rack'], suggestions: { keyphrases: [], categories: ['Racks'] } },
  bar: { products: ['bar'], suggestions: { keyphrases: ['barbell'], categories: [] }, articles: [article] },
  barbell: { ...nothing, products: ['olympic bar'], suggestions: { keyphrases: ['bar'], categories: [] } },
  warranty: { ...nothing, products: ['bar'], redirectUrl: '/warranty' },
};

const mount = ({ query = '', isMobile = false, isDown = false } = {}) => {
  const clock = new SimulatedClock();
  const asked: string[] = [];
  const left: string[] = [];
  const preview = (wanted: string) => {
    asked.push(wanted);
    return isDown ? Promise.reject(new Error('down')) : Promise.resolve(previews[wanted] ?? nothing);
  };
  const actor = createActor(createSearchDropdownMachine<string>(), {
    clock,
    input: { ports: { preview }, query, isMobile },
  });
  actor.on('navigation.wanted', ({ href }) => left.push(href));
  actor.start();
  const wait = async (durationMs: number) => {
    clock.increment(durationMs);
    await settle();
  };
  return {
    asked,
    left,
    wait,
    send: (event: SearchDropdownEvent) => actor.send(event),
    type: (text: string) => actor.send({ type: 'query.changed', query: text }),
    see: <T>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => T): T => select(actor.getSnapshot()),
    isOpen: () => selectIsSearchOpen(actor.getSnapshot()),
    products: () => selectPreviewedProducts(actor.getSnapshot()),
  };
};

const loaded = async (query = '') => {
  const world = mount({ query });
  world.send({ type: 'box.focused' });
  await world.wait(500);
  return world;
};

describe('search suggestions', () => {
  it('start closed, and open when the search box gets the focus [S4-search-01] [S4-search-02]', () => {
    const { isOpen, send } = mount();
    expect(isOpen()).toBe(false);
    send({ type: 'box.focused' });
    expect(isOpen()).toBe(true);
  });

  it.each([
    ['the search box loses the focus [S4-search-03]', 'focus.lost'],
    ['the shopper navigates to another page [S4-search-04]', 'route.changed'],
    ['the close icon is clicked [S4-search-05]', 'close.pressed'],
  ] as const)('close when %s, and reopen on typing', (_when, type) => {
    const { isOpen, send, type: write } = mount();
    send({ type: 'box.focused' });
    send({ type });
    expect(isOpen()).toBe(false);
    write('b');
    expect(isOpen()).toBe(true);
  });

  it('close on a switch from mobile to a larger layout, and on no other switch [S4-search-06]', () => {
    const { isOpen, send } = mount({ isMobile: true });
    send({ type: 'box.focused' });
    send({ type: 'layout.changed', isMobile: true });
    expect(isOpen()).toBe(true);
    send({ type: 'layout.changed', isMobile: false });
    expect(isOpen()).toBe(false);
    send({ type: 'box.focused' });
    send({ type: 'layout.changed', isMobile: true });
    expect(isOpen()).toBe(true);
  });

  it('load first 500 ms after mounting, regardless of typing meanwhile [S4-search-08]', async () => {
    const { asked, wait, type, products } = mount();
    await wait(400);
    type('bar');
    await wait(99);
    expect(asked).toEqual([]);
    await wait(1);
    expect(asked).toEqual(['', 'bar']);
    expect(products()).toEqual({ kind: 'found', products: ['bar'] });
  });

  it('show eight placeholders before the first result [S4-search-09]', async () => {
    const { wait, products } = mount();
    expect(products()).toEqual({ kind: 'placeholders', count: 8 });
    await wait(500);
    expect(products()).toEqual({ kind: 'found', products: ['rack'] });
  });

  it('load again 250 ms after the last change of the query [S4-search-07]', async () => {
    const { asked, type, wait, see, products } = await loaded();
    type('ba');
    await wait(249);
    type('bar');
    await wait(249);
    expect(asked).toEqual(['']);
    expect(see(selectIsSearching)).toBe(true);
    expect(products()).toEqual({ kind: 'found', products: ['rack'] });
    await wait(1);
    expect(asked).toEqual(['', 'bar']);
    expect(see(selectIsSearching)).toBe(false);
    type('bar ');
    await wait(1000);
    expect(asked).toEqual(['', 'bar']);
  });

  it('show the first suggestions if nothing is found [S4-search-10] [S2-search-01]', async () => {
    const { products, see } = await loaded('zzz');
    expect(products()).toEqual({ kind: 'noResults', topSuggestions: ['rack'] });
    expect(see(selectSuggestionGroups)).toEqual([]);
  });

  it('search for a phrase while the pointer is on it, and then for the query again [S4-search-11]', async () => {
    const { send, wait, products, see, asked } = await loaded('bar');
    send({ type: 'phrase.entered', phrase: 'barbell' });
    expect(see(selectSearchLinks)?.products).toBe('/search?q=barbell');
    await wait(250);
    expect(products()).toEqual({ kind: 'found', products: ['olympic bar'] });
    expect(see(selectSuggestionGroups)).toEqual([{ heading: 'Did You Mean?', phrases: ['barbell'] }]);
    send({ type: 'phrase.left' });
    expect(see(selectSearchLinks)?.products).toBe('/search?q=bar');
    await wait(250);
    expect(products()).toEqual({ kind: 'found', products: ['bar'] });
    expect(asked).toEqual(['', 'bar', 'barbell', 'bar']);
  });

  it('clear the phrase when they close, and then use the typed query', async () => {
    const { send, type, wait, see } = await loaded('bar');
    send({ type: 'phrase.entered', phrase: 'barbell' });
    send({ type: 'close.pressed' });
    expect(see(selectSearchLinks)?.products).toBe('/search?q=bar');
    send({ type: 'box.focused' });
    send({ type: 'phrase.entered', phrase: 'barbell' });
    await wait(250);
    type('barbell');
    expect(see(selectSuggestionGroups)).toEqual([{ heading: 'Did You Mean?', phrases: ['bar'] }]);
  });

  it('link to all products and articles for the query [S2-search-02] [S2-search-05] [S2-search-06]', async () => {
    const { see } = await loaded('bar');
    expect(see(selectSearchLinks)).toEqual({ products: '/search?q=bar', articles: '/theindex?q=bar' });
    expect(see(selectFoundArticles)).toEqual([article]);
    expect((await loaded()).see(selectSearchLinks)).toBeUndefined();
  });

  it('offer the invitational from the third letter of its name on [S2-search-03]', () => {
    expect(mount({ query: 'inv' }).see(selectIsInvitationalMeant)).toBe(true);
    expect(mount({ query: 'in' }).see(selectIsInvitationalMeant)).toBe(false);
  });

  it('lead to the results of the query on Enter [S2-search-08]', async () => {
    const { send, left } = await loaded('bar');
    for (const query of ['bar', 'trap bar', '  ', '']) send({ type: 'query.submitted', query });
    expect(left).toEqual(['/search?q=bar', '/search?q=trap%20bar']);
  });

  it('lead to the results for the text in the box on Enter, even without a change event', () => {
    const { send, left } = mount();
    send({ type: 'query.submitted', query: 'bar' });
    expect(left).toEqual(['/search?q=bar']);
  });

  it('follow the redirect of the search on Enter, once known for this query [S2-search-07]', async () => {
    const { send, type, left } = await loaded('warranty');
    send({ type: 'query.submitted', query: 'warranty' });
    type('warranty 2');
    send({ type: 'query.submitted', query: 'warranty 2' });
    expect(left).toEqual(['/warranty', '/search?q=warranty%202']);
  });

  it('report that the search is unavailable, and retry on the next change', async () => {
    const { products, wait, asked, type } = mount({ isDown: true });
    await wait(500);
    expect(products()).toEqual({ kind: 'unreachable' });
    type('bar');
    expect(products()).toEqual({ kind: 'placeholders', count: 8 });
    await wait(250);
    expect(asked).toEqual(['', '', 'bar']);
  });

  it('abort the running request when the query changes', async () => {
    const signals: AbortSignal[] = [];
    const clock = new SimulatedClock();
    const actor = createActor(createSearchDropdownMachine<string>(), {
      clock,
      input: {
        query: '',
        isMobile: false,
        ports: {
          preview: (_query, signal) => {
            signals.push(signal);
            return new Promise(() => undefined);
          },
        },
      },
    }).start();
    clock.increment(500);
    expect(signals[0]?.aborted).toBe(false);
    actor.send({ type: 'query.changed', query: 'bar' });
    expect(signals[0]?.aborted).toBe(true);
  });
});
