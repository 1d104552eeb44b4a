import { flagDefaults } from '@ironcart/core/flags';
import { describe, expect, it } from 'vitest';
import { dataHeader } from '../../data/data-protocol.ts';
import { flagsDigest } from '../../page-care/flags-digest.ts';
import { openStorefront } from '../../testing/open-storefront.ts';

const path = '/rogue-equipped-gyms';
const plain = async (response: Response) => (await response.text()).replaceAll('<!-- -->', '');
const open = () => openStorefront({ flags: { enable_gym_map: true } });

describe('map of gyms', () => {
  it('returns 404 while its flag is off, like every gym page [S2-cond-14] [S6-flags-16]', async () => {
    const { get, calls } = await openStorefront();
    expect((await get(path)).status).toBe(404);
    expect((await get(`${path}/foundry-row`)).status).toBe(404);
    expect((await get(`/au${path}`)).status).toBe(404);
    expect(calls.some(({ path: called }) => called.startsWith('/svc_gym/'))).toBe(false);
  });

  it('can be enabled by the plain flag name: a list and a map, with a link from each gym to its page [S2-cond-14] [S6-flags-04]', async () => {
    const html = await plain(await (await open()).get(path));
    expect(html).toContain('<h1');
    // The page depends on a flag, so the flag stream compares its first values with the digest; another page depends on
    // none.
    expect(html).toContain(`data-flags="${flagsDigest({ ...flagDefaults, enable_gym_map: true })}"`);
    expect(await plain(await (await open()).get('/about'))).not.toContain('data-flags');
    expect(html).toContain('2 gyms');
    expect(html.match(/href="\/rogue-equipped-gyms\/foundry-row"/g)).toHaveLength(2);
    expect(html).toContain('Leeds, West Yorkshire, United Kingdom');
    expect(html).toContain('Hamburg, Germany');
    expect(html).toMatch(/<svg[^>]*viewBox="0 0 4096 \d+"/);
  });

  it('names the flags that it depends on in its data, including the 404 of a disabled flag [S9-flags-04]', async () => {
    const digestOf = async (opened: Awaited<ReturnType<typeof openStorefront>>, at: string, routeId: string) =>
      (await opened.get(at, { [dataHeader]: routeId })).headers.get('Server-Timing');
    const on = flagsDigest({ ...flagDefaults, enable_gym_map: true });
    expect(await digestOf(await open(), path, 'equipped-gyms')).toBe(`flags;desc=${on}`);
    expect(await digestOf(await openStorefront(), path, 'equipped-gyms')).toBe(
      `flags;desc=${flagsDigest(flagDefaults)}`,
    );
    expect(await digestOf(await open(), '/about', 'entity')).toBeNull();
  });

  it('is searched with a plain form, within a selected country [S2-cond-14]', async () => {
    const { get, calls } = await open();
    const html = await plain(await get(`${path}?q=Ham&country=DE`));
    expect(calls.findLast(({ path: called }) => called.startsWith('/svc_gym/'))?.query).toBe(
      '?words=Ham&countryCode=DE&firstCountry=US',
    );
    expect(html).toContain('1 gym');
    expect(html).not.toContain('Foundry Row');
    expect(html).toMatch(/<form[^>]*action="\/rogue-equipped-gyms"/);
    expect(html).toContain('<input type="hidden" name="country" value="DE"/>');
    expect(html).not.toContain('viewBox="0 0 4096');
    expect(html).toContain('content="noindex');
    expect(await plain(await get(`${path}?q=Nowhere`))).toContain('No gym found');
  });
});

describe('gym page', () => {
  it('shows its location, its equipment at the shopper’s prices, and the nearest other gyms [S2-cond-14]', async () => {
    const html = await plain(await (await open()).get(`${path}/foundry-row`));
    expect(html).toContain('Foundry Row, Leeds');
    expect(html).toContain('Six platforms.');
    expect(html).toContain('4 Foundry Row\nLeeds, West Yorkshire, LS10 1JQ\nUnited Kingdom');
    expect(html).toContain('Competition Bar');
    expect(html).toMatch(/\$\d/);
    expect(html).toMatch(/Dock Nine.*760 km away/s);
    expect(html).toContain('"@type":"ExerciseGym"');
    expect(html).toContain('"latitude":53.8');
  });

  it('returns 404 for an unknown gym', async () => {
    const { get } = await open();
    expect((await get(`${path}/none`)).status).toBe(404);
    expect((await get(`${path}/No%20key`)).status).toBe(404);
  });
});
