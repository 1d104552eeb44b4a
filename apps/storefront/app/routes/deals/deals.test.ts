import { describe, expect, it } from 'vitest';
import { bar } from '../../testing/fixtures.ts';
import { openStorefront } from '../../testing/open-storefront.ts';

const asksFor = async (path: string) => {
  const { get, calls } = await openStorefront();
  const page = await (await get(path)).text();
  const body = calls.find((call) => call.path === '/svc_search/query')?.body as { readonly data: { filter: object } };
  return { page, filter: body.data.filter };
};

describe('deals page', () => {
  it('lists the products of the promotion [S2-routes-22]', async () => {
    const { page, filter } = await asksFor('/deals');
    expect(page).toContain('Hot deals');
    expect(page).toContain('Competition Bar');
    expect(filter).toEqual({ promotion: { value: ['hot_deals'] } });
  });

  it('rotates the header pictures of deals above their list in hero widths, and shows them nowhere else [S3-product-04] [S9-images-06] [S9-images-07] [S9-images-08]', async () => {
    const pictured = (productId: number, name: string) => {
      const picture = (label: string) => ({ label, link: `${name}-${label}.webp`, width: 1920, height: 1080 });
      const gallery = [picture('front'), picture('header_image'), picture('side')];
      return { ...bar, productId, name, url: `/${name}`, thumbnail: `${name}-front.webp`, gallery };
    };
    const finds = [pictured(701, 'yoke'), pictured(702, 'log')];
    const { get } = await openStorefront({ finds, alsoSold: finds });
    const page = await (await get('/deals')).text();
    const slides = /<section[^>]*aria-roledescription="carousel".*?<\/section>/s.exec(page)?.[0] ?? '';
    for (const name of ['yoke', 'log']) {
      for (const width of [768, 1280, 1920])
        expect(slides).toContain(`/img/w=${width},f=avif/${name}-header_image.webp`);
    }
    expect(slides).not.toContain('-front.webp');
    expect(page.replace(slides, '').match(/<img[^>]*header_image/)).toBeNull();
    const product = await (await get('/yoke')).text();
    expect(product).toContain('yoke-side.webp');
    expect(product.match(/<img[^>]*header_image/)).toBeNull();
  });

  it("announces upcoming deals, the next first, at today's price [S4-promo-09]", async () => {
    const coming = (productId: number, name: string, day: string, categoryIds: readonly number[]) => ({
      ...bar,
      productId,
      name,
      categoryIds,
      attributes: {
        ...bar.attributes,
        rogue_promo_enabled: '1',
        rogue_promo_price: '300.00',
        rogue_promo_from_date: `${day}T12:00:00Z`,
      },
    });
    const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const shownDay = (day: string) =>
      new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
    const [spring, summer] = [dayIn(20), dayIn(50)];
    const hotDeals = [
      coming(7, 'Bar of the summer', summer, [10]),
      coming(8, 'Bar of the spring', spring, []),
      coming(9, 'Bar that runs', '2020-03-01', [10]),
      coming(11, 'Bar of another year', dayIn(400), [10]),
    ];
    const { get } = await openStorefront({ hotDeals });
    const section = (html: string) => /<section aria-labelledby="coming".*?<\/section>/s.exec(html)?.[0] ?? '';
    const shown = section(await (await get('/deals')).text());
    expect(shown).toMatch(
      new RegExp(
        `From ${shownDay(spring)}.*Bar of the spring.*\\$325.*From ${shownDay(summer)}.*Bar of the summer`,
        's',
      ),
    );
    expect(shown).not.toContain('Bar that runs');
    expect(shown).not.toContain('Bar of another year');
    expect(section(await (await get('/deals?category=Barbells')).text())).not.toContain('Bar of the spring');
    expect(section(await (await get('/deals?deal_type=rogue_boneyard')).text())).toBe('');
  });

  it('lists clearance products for the boneyard [S2-routes-24]', async () => {
    const { page, filter } = await asksFor('/deals?deal_type=rogue_boneyard&category=Barbells');
    expect(page).toContain('Closeout: Barbells');
    expect(filter).toEqual({ promotion: { value: ['closeout_and_sale'] }, category_ids: { value: ['10'] } });
  });
});
