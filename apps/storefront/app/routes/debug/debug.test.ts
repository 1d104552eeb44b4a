import { describe, expect, it } from 'vitest';
import { openStorefront } from '../../testing/open-storefront.ts';

const debugCookie = { Cookie: 'ironcart-debug=1' };

describe('debug modal', () => {
  it('is not available or linked outside debug mode [S6-debug-01] [S2-footer-05]', async () => {
    const { get } = await openStorefront();
    expect((await get('/debug')).status).toBe(404);
    expect((await get('/debug', { Cookie: 'ironcart-debug=0' })).status).toBe(404);
    expect(await (await get('/')).text()).not.toContain('href="/debug"');
  });

  it('opens in debug mode, which a query parameter turns on and off for the visit [S6-debug-01] [S2-footer-05]', async () => {
    const { get } = await openStorefront({ flags: { pip: true } });
    const on = await get('/?debug=1');
    expect(on.headers.getSetCookie()).toEqual(['ironcart-debug=1; Path=/; SameSite=Lax']);
    expect(await on.text()).toContain('href="/debug"');
    const modal = await get('/debug', debugCookie);
    expect(modal.status).toBe(200);
    expect(await modal.text()).toMatch(/USA, store 1[\s\S]*Flag pip<\/dt><dd>true/);
    const off = await get('/?debug=0', debugCookie);
    expect(off.headers.getSetCookie()).toEqual([expect.stringContaining('Max-Age=0')]);
    expect(await off.text()).not.toContain('href="/debug"');
  });

  it('contains no personal data', async () => {
    const { get } = await openStorefront({ isLoggedIn: true });
    const html = await (await get('/debug', { Cookie: '__Host-ironcart=mine; ironcart-debug=1' })).text();
    expect(html.split('<main')[1]?.split('</main>')[0]).not.toContain('mara@example.com');
  });
});
