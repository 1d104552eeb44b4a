import { describe, expect, it, vi } from 'vitest';
import { contentFixture } from '../../testing/content-fixture.ts';
import { refusedSegment } from '../../testing/fake-customer.ts';
import { openStorefront, origin, withSession } from '../../testing/open-storefront.ts';

const path = '/account/about-me';

const interests = { weightlifting: 11, powerlifting: 12, strongman: refusedSegment };
const content = {
  ...contentFixture,
  segments: {
    shoppers: { interests, occupations: { coach: 22, firstResponder: 24 } },
    bySite: { APO: { interests, occupations: { serviceMember: 19 } } },
  },
};

const open = async () => {
  const { get, post, answer, calls } = await openStorefront({ isLoggedIn: true, content });
  const textOf = async (response: Response) => (await response.text()).replaceAll('<!-- -->', '');
  return {
    page: async (of = path) => textOf(await get(of, withSession)),
    save: async (fields: Readonly<Record<string, string>>) => textOf(await post(path, fields, withSession)),
    saveAll: (body: string) =>
      answer(
        new Request(origin + path, {
          method: 'POST',
          body,
          headers: {
            Origin: origin,
            'Content-Type': 'application/x-www-form-urlencoded',
            'Content-Length': String(body.length),
            ...withSession,
          },
        }),
      ),
    saved: () => calls.filter(({ path: sent }) => sent.endsWith('/segments')).map(({ body }) => body),
  };
};

describe('segments that a customer selects', () => {
  it('are described in words, by site, and not preselected [S2-account-07] [S6-segments-01]', async () => {
    const { page } = await open();
    const html = await page();
    expect(html).toContain('<title>About you');
    for (const label of ['Coach', 'First responder', 'Weightlifting']) expect(html).toContain(`>${label}</label>`);
    expect(html).not.toContain('Service member');
    expect(html).not.toContain('checked=""');
    expect(await page(`/apo${path}`)).toContain('>Service member</label>');
  });

  it('are saved without scripts, and the highest ranked one is shown [S6-segments-02]', async () => {
    const { page, saveAll, saved } = await open();
    const saving = await saveAll('segment=24&segment=12');
    const html = await page(saving.headers.get('Location') ?? '');
    expect(saved()).toEqual([{ segments: [24, 12] }]);
    expect(html).toContain('Saved.');
    expect(html).toMatch(/checked=""[^>]*value="24"/);
    expect(html).toContain('At present: powerlifting.');
  });

  it('never include a segment that the page does not offer', async () => {
    const { save, saved } = await open();
    await save({ segment: '43' });
    expect(saved()).toEqual([{ segments: [] }]);
  });

  it('stay checked with a message if they cannot be saved', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { save } = await open();
    const html = await save({ segment: String(refusedSegment) });
    expect(html).toContain('It could not be saved. Try again.');
    expect(html).toMatch(new RegExp(`checked=""[^>]*value="${refusedSegment}"`));
  });

  it('have no page and no menu entry in a store without such questions', async () => {
    const { get } = await openStorefront({ isLoggedIn: true });
    expect((await get(path, withSession)).status).toBe(404);
    expect(await (await get('/account/orders', withSession)).text()).not.toContain('About Me');
  });
});
