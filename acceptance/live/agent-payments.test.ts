import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { openProduct } from '../../e2e/fixtures/open-product.ts';
import { openShoppingAgent } from '../../scripts/channels-demo/shopping-agent.mjs';
import { chromiumArguments, ensureChromium } from '../../scripts/prepare/chromium.mjs';
import { adyenTest } from './configurations.ts';
import { openStandIns } from './stand-ins.ts';

const checkout = {
  line_items: [{ item: { id: 'p1001' }, quantity: 1 }],
  buyer: { first_name: 'Ines', last_name: 'Moreau', email: 'ines@agents.example', phone_number: '614 555 0137' },
  fulfillment: {
    methods: [
      {
        type: 'shipping',
        destinations: [
          {
            street_address: '77 Mill Street',
            address_locality: 'Columbus',
            address_region: 'OH',
            postal_code: '43215',
            address_country: 'US',
          },
        ],
      },
    ],
  },
};

let standIns: Awaited<ReturnType<typeof openStandIns>>;
beforeAll(async () => {
  standIns = await openStandIns();
});
afterAll(() => standIns.close());

/** A store that takes cards by an account of Adyen, and an agent that has begun a checkout there. */
const begin = async (more: Readonly<Record<string, string>> = {}) => {
  const store = await openProduct({
    IRONCART_DATA_DIR: makeDataDir(),
    IRONCART_DEMO: 'on',
    IRONCART_AGENT_LOOPBACK: 'on',
    ...standIns.environment,
    ...adyenTest,
    ...more,
  });
  const agent = await openShoppingAgent(store.url);
  const close = () => Promise.all([agent.close(), store.close()]);
  return { agent, close, begun: await agent.ask('POST', '/checkout-sessions', checkout) };
};

it('agent pays with Google Pay if the merchant’s account accepts it', async () => {
  const { agent, begun, close } = await begin({ IRONCART_ADYEN_GOOGLE_PAY_MERCHANT_ID: 'BCR2DN4T' });
  const handlers = Object.keys(begun.ucp.payment_handlers);
  expect([begun.status, handlers]).toEqual(['ready_for_complete', ['dev.ironcart.gift_card', 'com.google.pay']]);
  const token = JSON.stringify({ signature: 's', protocolVersion: 'ECv2', signedMessage: 'approved' });
  const credential = { type: 'PAYMENT_GATEWAY', token };
  const instruments = [{ id: 'one', handler_id: 'google_pay', type: 'card', selected: true, credential }];
  const placed = await agent.ask(
    'POST',
    `/checkout-sessions/${begun.id}/complete`,
    { payment: { instruments } },
    'once',
  );
  expect([placed.status, placed.totals]).toEqual(['completed', begun.totals]);
  expect(standIns.asked().filter((asked) => asked.endsWith('/payments'))).toHaveLength(1);
  await close();
}, 300_000);

it('agent without Google Pay is directed to a person for payment, with the data entered by the agent', async () => {
  const { begun, close } = await begin();
  expect([begun.status, begun.messages]).toMatchObject(['requires_escalation', [{ code: 'paid_by_buyer' }]]);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArguments });
  const page = await browser.newPage();
  await page.goto(begun.continue_url);
  await page.waitForURL(/\/checkout\/payment$/);
  expect(await page.content()).toContain('77 Mill Street');
  await browser.close();
  await close();
}, 300_000);
