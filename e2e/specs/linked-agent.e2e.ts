import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { testAt } from '../fixtures/another-product.ts';
import { axeFindings } from '../fixtures/page-findings.ts';
import { expect } from '../fixtures/test.ts';

const test = testAt({ IRONCART_AGENT_LOOPBACK: 'on' });

/** A customer of the demo whose group has the bar for 405.00. */
const ines = { email: 'ines@example.com', password: 'team-of-forty-24' };
const bar = { line_items: [{ item: { id: 'p1011' }, quantity: 1 }] };

/** An agent whose platform supports account linking: its profile registers its redirect URL. */
const openAgent = async (store: string) => {
  const entry = [{ version: '2026-04-08', spec: 'https://ucp.dev/', schema: 'https://ucp.dev/' }];
  const names = ['dev.ucp.shopping.cart', 'dev.ucp.shopping.checkout', 'dev.ucp.common.identity_linking'];
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/callback')) {
      response.setHeader('Content-Type', 'text/html').end('<title>Agent</title><h1>Back at the agent</h1>');
      return;
    }
    response.setHeader('Content-Type', 'application/json').end(
      JSON.stringify({
        ucp: {
          version: '2026-04-08',
          services: {},
          payment_handlers: {},
          capabilities: Object.fromEntries(names.map((name) => [name, entry])),
        },
        client_id: profile,
        client_name: 'Shopping Agent',
        redirect_uris: ['http://127.0.0.1/callback'],
      }),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const profile = `${origin}/profile.json`;
  const metadata = await (await fetch(`${store}/.well-known/oauth-authorization-server`)).json();
  const back = { client_id: profile, redirect_uri: `${origin}/callback` };
  const verifier = randomBytes(32).toString('base64url');
  return {
    host: new URL(origin).host,
    /** The URL to which it sends the customer. */
    link: `${metadata.authorization_endpoint}?${new URLSearchParams({
      ...back,
      response_type: 'code',
      state: 'of this customer',
      code_challenge_method: 'S256',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    })}`,
    /** The parameters with which the customer returned. */
    returned: async (page: Page) => {
      await expect(page.getByRole('heading', { name: 'Back at the agent' })).toBeVisible();
      return new URL(page.url()).searchParams;
    },
    token: async (code: string): Promise<string> => {
      const body = new URLSearchParams({ ...back, grant_type: 'authorization_code', code, code_verifier: verifier });
      return (await (await fetch(metadata.token_endpoint, { method: 'POST', body })).json()).access_token;
    },
    /** The price of the bar in a new cart, or the status of a refusal. */
    priceFor: async (token?: string): Promise<number> => {
      const headers = {
        'Content-Type': 'application/json',
        'UCP-Agent': `profile="${profile}"`,
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      };
      const answer = await fetch(`${store}/ucp/carts`, { method: 'POST', headers, body: JSON.stringify(bar) });
      return answer.ok ? (await answer.json()).line_items[0].item.price : answer.status;
    },
    /** The link of a new cart with the bar. */
    cartLink: async (token: string): Promise<string> => {
      const headers = {
        'Content-Type': 'application/json',
        'UCP-Agent': `profile="${profile}"`,
        Authorization: `Bearer ${token}`,
      };
      const answer = await fetch(`${store}/ucp/carts`, { method: 'POST', headers, body: JSON.stringify(bar) });
      return (await answer.json()).continue_url;
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
};

for (const isScripted of [true, false]) {
  test.describe(isScripted ? 'a customer' : 'a customer without scripts', {
    tag: isScripted ? [] : '@one-width',
  }, () => {
    test.use({ javaScriptEnabled: isScripted });

    test("a customer links an agent, which gets the prices of the customer's group until it is unlinked [SECURITY-37]", async ({
      baseURL,
      page,
      shop,
    }) => {
      const agent = await openAgent(baseURL ?? '');
      const guests = await agent.priceFor();

      await page.goto(agent.link);
      await page.getByLabel('Email').first().fill(ines.email);
      await page.getByLabel('Password').first().fill(ines.password);
      await page.getByRole('button', { name: 'Log in' }).first().click();
      await shop.seesHeading('Link your account?');
      await shop.sees('can place orders in your name');
      if (isScripted) expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Don’t allow' }).click();
      expect(Object.fromEntries(await agent.returned(page))).toMatchObject({ error: 'access_denied' });

      await page.goto(agent.link);
      await page.getByRole('button', { name: 'Allow', exact: true }).click();
      const answer = await agent.returned(page);
      expect([answer.get('state'), answer.get('iss')]).toEqual(['of this customer', baseURL]);
      const token = await agent.token(answer.get('code') ?? '');
      expect(await agent.priceFor(token)).toBe(40_500);
      expect(guests).toBeGreaterThan(40_500);

      const cartLink = await agent.cartLink(token);
      await page.context().clearCookies();
      await page.goto(cartLink);
      await page.getByLabel('Email').first().fill(ines.email);
      await page.getByLabel('Password').first().fill(ines.password);
      await page.getByRole('button', { name: 'Log in' }).first().click();
      await expect(page).toHaveURL(/\/cart$/);
      await expect(page.getByRole('main')).toContainText('$405.00');

      await shop.opens('/account/settings');
      await shop.sees('(“Shopping Agent”) fills carts and checks out.');
      await page.getByRole('button', { name: `Unlink ${agent.host}` }).click();
      await shop.sees('It is unlinked and can do nothing for you any more.');
      expect(await agent.priceFor(token)).toBe(401);
      await agent.close();
    });
  });
}
