import { describe, expect, it } from 'vitest';
import { openStorefront } from '../../testing/open-storefront.ts';

const asksFor = async (path: string) => {
  const { get, calls } = await openStorefront();
  const page = await (await get(path)).text();
  return { page, body: JSON.stringify(calls.find((call) => call.path === '/svc_search/query')?.body) };
};

describe('the deals page', () => {
  it('lists the products of the promotion [S2-routes-22]', async () => {
    const { page, body } = await asksFor('/deals');
    expect(page).toContain('Hot deals');
    expect(page).toContain('Competition Bar');
    expect(body).toContain('hot_deals');
  });

  it('lists what is closed out for the boneyard [S2-routes-24]', async () => {
    const { page, body } = await asksFor('/deals?deal_type=rogue_boneyard&category=Barbells');
    expect(page).toContain('Closeout: Barbells');
    expect(body).toContain('closeout_and_sale');
    expect(body).toContain('10');
  });
});
