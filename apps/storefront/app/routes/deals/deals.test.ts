import { describe, expect, it } from 'vitest';
import { openStorefront } from '../../testing/open-storefront.ts';

const asksFor = async (path: string) => {
  const { get, calls } = await openStorefront();
  const page = await (await get(path)).text();
  const body = calls.find((call) => call.path === '/svc_search/query')?.body as { readonly data: { filter: object } };
  return { page, filter: body.data.filter };
};

describe('the deals page', () => {
  it('lists the products of the promotion [S2-routes-22]', async () => {
    const { page, filter } = await asksFor('/deals');
    expect(page).toContain('Hot deals');
    expect(page).toContain('Competition Bar');
    expect(filter).toEqual({ promotion: { value: ['hot_deals'] } });
  });

  it('lists what is closed out for the boneyard [S2-routes-24]', async () => {
    const { page, filter } = await asksFor('/deals?deal_type=rogue_boneyard&category=Barbells');
    expect(page).toContain('Closeout: Barbells');
    expect(filter).toEqual({ promotion: { value: ['closeout_and_sale'] }, category_ids: { value: ['10'] } });
  });
});
