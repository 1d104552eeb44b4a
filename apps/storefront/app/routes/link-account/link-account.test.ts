import { describe, expect, it } from 'vitest';
import { openStorefront, withSession } from '../../testing/open-storefront.ts';

const query = new URLSearchParams({
  client_id: 'https://agent.example/profile.json',
  redirect_uri: 'https://agent.example/callback',
  code_challenge: 'c'.repeat(43),
  state: 'the state & more',
});
const path = `/link-account?${query}`;

describe('account link page for a shopping assistant', () => {
  it('requires log-in first, and returns with the whole request', async () => {
    const { get } = await openStorefront();
    const to = (await get(path)).headers.get('Location') ?? '';
    expect(to.startsWith('/login?redirect=')).toBe(true);
    expect(new URL(to, 'https://store.example').searchParams.get('redirect')).toBe(path);
  });

  it('shows which assistant requests which permissions, and redirects only to the assistant [SECURITY-37]', async () => {
    const { get } = await openStorefront({ isLoggedIn: true });
    const answer = await get(path, withSession);
    const html = (await answer.text()).replaceAll('<!-- -->', '');
    expect(html).toContain(
      '<b>agent.example</b> asks to shop for you. It calls itself “Shopping Agent”, which we have not checked.',
    );
    expect(html).toContain('Fill carts for you, at your prices');
    expect(html).toContain('can place orders in your name');
    expect(html).toContain('mara@example.com');
    const policy = answer.headers.get('Content-Security-Policy');
    expect(policy).toContain("form-action 'self' https://agent.example;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect((await get('/account/settings', withSession)).headers.get('Content-Security-Policy')).toContain(
      "form-action 'self';",
    );
  });

  it.each([
    ['allow', 'code=1'],
    ['refuse', 'error=access_denied'],
    ['', 'error=access_denied'],
  ])('returns the decision %j to the assistant', async (answer, outcome) => {
    const { post } = await openStorefront({ isLoggedIn: true });
    const { status, headers } = await post(path, { answer }, withSession);
    expect([status, headers.get('Location')]).toEqual([
      302,
      `https://agent.example/callback?${outcome}&state=the state & more`,
    ]);
  });

  it('offers only a way back for an incomplete request, and not even that for an unknown assistant', async () => {
    const { get, post } = await openStorefront({ isLoggedIn: true });
    const faulty = await (await get('/link-account?client_id=https://agent.example/profile.json', withSession)).text();
    expect(faulty).toContain('href="https://agent.example/callback?error=invalid_request"');
    expect(faulty).not.toContain('Don’t allow');
    const unknown = await get('/link-account?client_id=https://evil.example/', withSession);
    expect(unknown.status).toBe(200);
    expect(await unknown.text()).toContain('This link is not one that a shopping assistant can ask with.');
    const posted = await post('/link-account?client_id=https://evil.example/', { answer: 'allow' }, withSession);
    expect(posted.headers.get('Location')).toBeNull();
  });

  it('accepts no decision from a page of another origin', async () => {
    const { answer } = await openStorefront({ isLoggedIn: true });
    const request = new Request(`http://shop.test${path}`, {
      method: 'POST',
      headers: { ...withSession, Origin: 'https://evil.example', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'answer=allow',
    });
    expect((await answer(request)).status).toBe(403);
  });
});
