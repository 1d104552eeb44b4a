import { describe, expect, it, vi } from 'vitest';
import { samplePhoto } from '../../testing/fake-photos.ts';
import { unreadableReviews, unreviewed } from '../../testing/fake-reviews.ts';
import { bar, placedOrder } from '../../testing/fixtures.ts';
import { openStorefront, withSession } from '../../testing/open-storefront.ts';

const path = '/account/reviews';
const plain = async (response: Response) => (await response.text()).replaceAll('<!-- -->', '');
const words = { intent: 'write', productId: '1', rating: '5', title: 'Good', text: 'Very\r\ngood.', author: 'Mara' };

describe('reviews on a product page', () => {
  it('show the average, the distribution of stars, and the site of each', async () => {
    const { get } = await openStorefront();
    const html = await plain(await get(bar.url));
    expect(html).toContain('id="reviews"');
    expect(html).toMatch(/4\.8<span[^>]*> of 5<\/span>/);
    expect(html.replace(/<[^>]*>/g, '')).toContain('5 stars:21 reviews');
    expect(html).toContain('Spins &lt;forever&gt;');
    expect(html).toMatch(/Verified purchase.*Written in Canada/s);
    expect(html).toContain(`href="${path}?product=${bar.productId}"`);
  });

  it('are marked up for search engines with the average and the number of ratings', async () => {
    const { get } = await openStorefront();
    const html = await (await get(bar.url)).text();
    const told = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
    const [product] = told['@graph'];
    expect(product.aggregateRating).toEqual({ '@type': 'AggregateRating', ratingValue: 4.8, ratingCount: 210 });
    expect(product.review).toEqual([
      {
        '@type': 'Review',
        name: 'Spins <forever>',
        reviewBody: 'Bought one.\n\nBuying two.',
        reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5, worstRating: 1 },
        author: { '@type': 'Person', name: 'Al' },
        datePublished: '2026-08-01',
      },
    ]);
  });

  it('are filtered, sorted and paginated by links that keep the product selection', async () => {
    const { get, calls } = await openStorefront();
    const html = await plain(await get(`${bar.url}?stars=5&reviewsBy=helpful&reviewPage=2&own=kept`));
    const asked = calls.find(({ path: called }) => called.startsWith('/svc_review/product/'));
    expect(asked?.query).toBe('?sort=helpful&page=2&rating=5');
    expect(html).toContain(`href="${bar.url}?own=kept&amp;stars=5&amp;reviewsBy=helpful&amp;reviewPage=3#reviews"`);
    expect(html).toContain(`href="${bar.url}?own=kept&amp;reviewsBy=helpful#reviews"`);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${bar.url}"`));
    expect(await plain(await get(`${bar.url}?stars=1`))).toContain('No review has all of that.');
  });

  it('are not requested for a ticket before its event', async () => {
    const attributes = { ...bar.attributes, event_division_id: '101' };
    const ticket = { ...bar, productId: unreviewed, url: '/ticket', attributes };
    const { get } = await openStorefront({
      alsoSold: [ticket, { ...bar, productId: unreviewed + 1, url: '/rated', attributes }],
    });
    expect(await plain(await get('/ticket'))).not.toContain('What owners say');
    expect(await plain(await get('/rated'))).toContain('What owners say');
  });

  it('do not prevent sale of the product if they cannot be loaded', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { get } = await openStorefront({ alsoSold: [{ ...bar, productId: unreadableReviews, url: '/unread' }] });
    const html = await plain(await get('/unread'));
    expect(html).toContain('Add to cart');
    expect(html).not.toContain('What owners say');
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('reviews of a customer', () => {
  it('are listed with their status, and with products to review [S2-account-09]', async () => {
    const { get } = await openStorefront({ isLoggedIn: true });
    const html = await plain(await get(path, withSession));
    expect(html).toContain('<h1');
    expect(html).toContain('Your reviews');
    expect(html).toMatch(/Test bar<\/a><\/h3><span[^>]*>Waits to be read by us/);
    expect(html).toMatch(/href="\/account\/reviews\?product=1"[^>]*>.*Review .*A rack/);
    expect(html, 'with pictures').toMatch(/<li[^>]*data-picture.*?<img[^>]*competition-bar\.webp.*?A rack/s);
  });

  it('require a customer: a guest logs in first and returns [S6-guest-05]', async () => {
    const { get } = await openStorefront();
    const asked = `${path}?product=1`;
    expect((await get(asked)).headers.get('Location')).toBe(`/login?redirect=${encodeURIComponent(asked)}`);
  });

  it('are written in a form that reports missing fields, keeps the entered text, and redirects to the list', async () => {
    const { get, post, calls } = await openStorefront({ isLoggedIn: true });
    const form = `${path}?product=1`;
    expect(await plain(await get(form, withSession))).toMatch(/Write a review.*name="author"[^>]*value="Mara H"/s);
    const missing = await plain(await post(form, { ...words, rating: '7', title: ' \u200b' }, withSession));
    expect(missing).toContain('Choose how many stars');
    expect(missing).toContain('Enter a headline');
    expect(missing).toContain('>Very\ngood.</textarea>');
    const again = await plain(await post(form, { ...words, title: 'Again' }, withSession));
    expect(again).toContain('You have reviewed this product already.');
    calls.length = 0;
    const sent = await post(form, words, withSession);
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/svc_review/product/1',
      body: { rating: 5, title: 'Good', text: 'Very\ngood.', author: 'Mara', storeId: 1, photoIds: [] },
    });
    expect(sent.headers.get('Location')).toBe(`${path}?sent=1`);
    expect(await plain(await get(`${path}?sent=1`, withSession))).toMatch(
      /Thank you\. Your review is here.*<dt>Headline<\/dt><dd>Good/s,
    );
  });

  it('are sent with photos, which others can open on the product page', async () => {
    const { get, postForm, calls } = await openStorefront({ isLoggedIn: true });
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...words, title: '' })) form.append(name, value);
    form.append('photos', new File([new Uint8Array([0xff, 0xd8, 0xff])], 'bar.jpg', { type: 'image/jpeg' }));
    const missing = await plain(await postForm(`${path}?product=1`, form, withSession));
    expect(missing).toContain('Enter a headline');
    expect(missing).toContain('1 photo is attached.');
    expect(missing).toMatch(
      /<form[^>]*method="post"[^>]*enctype="multipart\/form-data"|encType="multipart\/form-data"/i,
    );
    const again = new FormData();
    for (const [name, value] of Object.entries({ ...words, photoId: samplePhoto.photoId })) again.append(name, value);
    await postForm(`${path}?product=1`, again, withSession);
    expect(calls.findLast(({ path: called }) => called === '/svc_review/product/1')?.body).toMatchObject({
      photoIds: [samplePhoto.photoId],
    });
    expect(await plain(await get(path, withSession))).toContain('aria-label="Your photos"');
    expect(await plain(await get(bar.url))).toMatch(
      new RegExp(`aria-label="Photos by Al".*href="/img/w=1280,f=webp/photo-${samplePhoto.photoId}.webp"`, 's'),
    );
  });

  it('keep accepted photos if another one is too large, and name that one', async () => {
    const { postForm } = await openStorefront({ isLoggedIn: true });
    const form = new FormData();
    for (const [name, value] of Object.entries(words)) form.append(name, value);
    form.append('photos', new File([new Uint8Array(5_000_001)], 'garage.png', { type: 'image/png' }));
    form.append('photos', new File([new Uint8Array([0xff, 0xd8, 0xff])], 'bar.jpg', { type: 'image/jpeg' }));
    const answer = await plain(await postForm(`${path}?product=1`, form, withSession));
    expect(answer).toContain('garage.png is larger than 5 MB.');
    expect(answer).toContain('1 photo is attached.');
  });

  it('are linked from a paid order once a part is shipped, and from no other', async () => {
    const paid = placedOrder('100000042');
    const unpaid = { ...placedOrder('100000043'), status: 'payment_error' as const };
    const virtual = {
      ...placedOrder('100000044'),
      items: paid.items.map((item) => ({ ...item, type: 'virtual' as const, children: [] })),
    };
    const shipped = {
      shipmentId: 'S-1',
      carrier: 'Sandbox',
      trackingNumber: 'S-1',
      shippedAt: '2026-11-21T09:30:00.000Z',
      items: [{ listItemId: 'line-1', sku: 'BAR-20', name: 'Competition Bar', qty: 1 }],
      events: [],
    };
    const leads = async (id: string, shipments: readonly (typeof shipped)[] = []) => {
      const { get } = await openStorefront({ isLoggedIn: true, orders: [paid, unpaid, virtual], shipments });
      return (await plain(await get(`/account/order/${id}`, withSession))).includes('Review what you bought');
    };
    expect(await leads('100000042', [shipped])).toBe(true);
    expect(await leads('100000042')).toBe(false);
    expect(await leads('100000043')).toBe(false);
    expect(await leads('100000044')).toBe(true);
  });

  it('are removed, even if the button is clicked twice', async () => {
    const { get, post } = await openStorefront({ isLoggedIn: true });
    for (const _ of [1, 2]) {
      const answer = await post(path, { intent: 'remove', reviewId: 'own-1' }, withSession);
      expect(answer.headers.get('Location')).toBe(path);
    }
    expect(await plain(await get(path, withSession))).toContain('None yet. What you write');
    expect((await post(path, { intent: 'praise' }, withSession)).status).toBe(400);
  });

  it('get votes of customers on the product page, and a guest logs in first and returns to the same reviews', async () => {
    const back = `${bar.url}?reviewsBy=helpful&reviewPage=2#reviews`;
    const vote = { intent: 'helpful', reviewId: 'review-1', back };
    const { get, post, calls } = await openStorefront({ isLoggedIn: true });
    expect((await post(path, vote, withSession)).headers.get('Location')).toBe(back);
    const html = await plain(await get(back.replace('#reviews', ''), withSession));
    expect(html).toContain('(4)');
    expect(html).toContain(`name="back" value="${back.replace('&', '&amp;')}"`);
    expect(calls.map(({ path: called }) => called)).toContain('/svc_review/review/review-1/helpful');
    const guest = await openStorefront();
    const answer = await guest.post(path, { ...vote, back: '//evil.example' });
    expect(answer.headers.get('Location')).toBe('/login?redirect=%2F');
    expect((await guest.post(path, vote)).headers.get('Location')).toBe(`/login?redirect=${encodeURIComponent(back)}`);
  });
});
