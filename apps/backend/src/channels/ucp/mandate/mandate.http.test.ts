import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tokenize } from '../../../testing/checkout-steps.ts';
import { useTestStore } from '../../../testing/test-store.ts';
import { openPlatform, signToken, storeOrigin, type TestAnswer, type TestPlatform } from '../testing/test-platform.ts';

const store = useTestStore({ agents: { allowsLoopback: true } });
let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform(() => store.backend, store.now);
});
beforeEach(() => platform.serve({ mandates: true }));
afterAll(() => platform.close());

type Body = TestAnswer['body'];

const person = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const cnf = { jwk: person.publicKey.export({ format: 'jwk' }) };
const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' });

const ready = (street = '1 Main Street', quantity = 1) => ({
  line_items: [{ item: { id: 'p1001' }, quantity }],
  buyer: { first_name: 'Gale', last_name: 'Guest', email: 'gale@example.com', phone_number: '+15555550199' },
  fulfillment: {
    methods: [
      {
        type: 'shipping',
        destinations: [
          {
            street_address: street,
            address_locality: 'Columbus',
            address_region: 'OH',
            postal_code: '43201',
            address_country: 'US',
          },
        ],
      },
    ],
  },
});
const begin = async (by = platform): Promise<Body> => (await by.rest('create_checkout', ready())).body;
const payment = async () => ({
  instruments: [
    {
      id: 'one',
      handler_id: 'sandbox_card',
      type: 'card',
      selected: true,
      credential: { type: 'token', token: await tokenize(store.shopper(), 'approved') },
    },
  ],
});
const complete = async (id: string, mandate?: string, by = platform): Promise<Body> => {
  const asked = { payment: await payment(), ...(mandate === undefined ? {} : { ap2: { checkout_mandate: mandate } }) };
  return (await by.rest('complete_checkout', asked, { id, key: crypto.randomUUID() })).body;
};
const countOrders = async () =>
  Number((await sql<{ count: string }>`select count(*) from orders`.execute(store.db)).rows[0]?.count);

const seconds = (fromNow: number) => Math.floor(store.now().getTime() / 1_000) + fromNow;
const header = { alg: 'ES256', typ: 'dc+sd-jwt', kid: 'test-key' };
const claimsOf = (checkout: Body, change: object = {}) => ({
  iss: platform.profileUrl,
  iat: seconds(0),
  exp: seconds(600),
  checkout,
  ...change,
});
const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
const disclose = (...parts: readonly unknown[]) =>
  Buffer.from(JSON.stringify(['salt', ...parts])).toString('base64url');
/** The mandate of a trusted platform: signed with the key of its profile. */
const mandateOf = (checkout: Body, change: object = {}) => `${platform.signToken(header, claimsOf(checkout, change))}~`;
/** The mandate of a person's credential: the person's key proves it for this store. */
const boundMandate = (checkout: Body, change: { proof?: object; header?: object; key?: typeof person } = {}) => {
  const issued = mandateOf(checkout, { cnf });
  const proof = { iat: seconds(0), aud: storeOrigin, nonce: 'once', sd_hash: hash(issued), ...change.proof };
  const { privateKey } = change.key ?? person;
  return `${issued}${signToken({ alg: 'ES256', typ: 'kb+jwt', ...change.header }, proof, privateKey)}`;
};
const withTotal = (checkout: Body, amount: number): Body => ({
  ...checkout,
  totals: checkout.totals.map((total: { type: string }) => (total.type === 'total' ? { ...total, amount } : total)),
});

/** Sorted by name, written without spaces: for the texts and numbers of a checkout the canonical form. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

describe('checkout of a platform that uses mandates', () => {
  it('is signed in every response with the key in the store’s profile, over REST and MCP', async () => {
    const profile = (await platform.send('/.well-known/ucp', {})).body;
    expect(profile.ucp.capabilities['dev.ucp.shopping.ap2_mandate'][0]).toMatchObject({
      extends: ['dev.ucp.shopping.checkout'],
      config: { vp_formats_supported: { 'dc+sd-jwt': {} } },
    });
    const created = await begin();
    const { id } = created;
    const answers = [
      created,
      (await platform.rest('update_checkout', ready('2 Side Street'), { id })).body,
      (await platform.mcp('get_checkout', undefined, { id })).body,
      await complete(id),
      (await platform.rest('cancel_checkout', undefined, { id, key: crypto.randomUUID() })).body,
    ];
    for (const { ap2, ...checkout } of answers) {
      const [first, between, last] = ap2.merchant_authorization.split('.');
      const { alg, kid } = JSON.parse(Buffer.from(first, 'base64url').toString());
      expect([alg, kid, between]).toEqual(['ES256', profile.signing_keys[0].kid, '']);
      const signed = `${first}.${Buffer.from(canonical(checkout)).toString('base64url')}`;
      const key = createPublicKey({ key: profile.signing_keys[0], format: 'jwk' });
      const signature = Buffer.from(last, 'base64url');
      expect(verify('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }, signature)).toBe(true);
    }
    expect(Object.keys(created.ucp.capabilities)).toContain('dev.ucp.shopping.ap2_mandate');
    const cart = (await platform.rest('create_cart', { line_items: ready().line_items })).body;
    expect(cart.ap2).toBeUndefined();
  });

  it('is not placed without a mandate, even if the platform no longer declares the capability', async () => {
    const leaving = await openPlatform(() => store.backend, store.now);
    leaving.serve({ mandates: true });
    const { id } = await begin(leaving);
    const before = await countOrders();
    const answers = [await complete(id, undefined, leaving)];
    leaving.serve({ mandates: false });
    store.passTime(3_601_000);
    const told = (await leaving.rest('get_checkout', undefined, { id })).body;
    expect([told.ap2, told.status]).toEqual([undefined, 'ready_for_complete']);
    answers.push(await complete(id, undefined, leaving));
    await leaving.close();
    for (const { status, messages } of answers) {
      expect([status, messages]).toMatchObject([
        'ready_for_complete',
        [{ code: 'mandate_required', severity: 'recoverable', path: '$.ap2' }],
      ]);
    }
    expect(await countOrders()).toBe(before);
  });

  it.each([
    ['signed by the platform', (checkout: Body) => mandateOf(checkout)],
    ['without a tilde, as in the schema', (checkout: Body) => mandateOf(checkout).slice(0, -1)],
    ['with a proof by a person’s key', (checkout: Body) => boundMandate(checkout)],
    [
      'with the text signed by the store and its hash',
      ({ ap2, ...checkout }: Body) => {
        const text = Buffer.from(canonical(checkout)).toString('base64url');
        const jwt = ap2.merchant_authorization.replace('..', `.${text}.`);
        return mandateOf(undefined, { vct: 'mandate.checkout.1', checkout_jwt: jwt, checkout_hash: hash(jwt) });
      },
    ],
    [
      'with nested delegated disclosures',
      (checkout: Body) => {
        const inner = disclose('checkout', checkout);
        const outer = disclose({ vct: 'mandate.checkout.1', _sd: [hash(inner), hash('a decoy')] });
        const claims = { delegate_payload: [{ '...': hash(outer) }, { '...': hash('held back') }], _sd_alg: 'sha-256' };
        return `${mandateOf(undefined, claims)}${outer}~${inner}~`;
      },
    ],
  ])('is placed with a mandate %s, which is stored with the order', async (_name, issue) => {
    const checkout = await begin();
    const mandate = issue(checkout);
    const placed = await complete(checkout.id, mandate);
    expect([placed.status, placed.messages]).toEqual(['completed', undefined]);
    expect(placed.ap2.merchant_authorization).toMatch(/^[\w-]+\.\.[\w-]+$/);
    const kept = await store.db
      .selectFrom('agent_orders')
      .select('checkout_mandate')
      .where('order_id', '=', placed.order.id)
      .executeTakeFirstOrThrow();
    expect(kept.checkout_mandate).toBe(mandate);
  });

  it('is placed once, however often its mandate is sent', async () => {
    const checkout = await begin();
    const mandate = mandateOf(checkout);
    const before = await countOrders();
    const placed = await complete(checkout.id, mandate);
    expect((await complete(checkout.id, mandate)).order.id).toBe(placed.order.id);
    const next = await begin();
    expect((await complete(next.id, mandate)).messages).toMatchObject([{ code: 'mandate_scope_mismatch' }]);
    expect(await countOrders()).toBe(before + 1);
  });

  it('accepts the mandate again after a declined card', async () => {
    const checkout = await begin();
    const mandate = mandateOf(checkout);
    const [card] = (await payment()).instruments;
    const token = await tokenize(store.shopper(), 'refused');
    const asked = {
      payment: { instruments: [{ ...card, credential: { type: 'token', token } }] },
      ap2: { checkout_mandate: mandate },
    };
    const refused = await platform.rest('complete_checkout', asked, { id: checkout.id, key: crypto.randomUUID() });
    expect(refused.body.messages[0].code).toBe('payment_failed');
    expect((await complete(checkout.id, mandate)).status).toBe('completed');
  });

  it('is placed only on the agreed terms: the same goods, amounts, address and shipping method', async () => {
    const first = await begin();
    const { id } = first;
    const mismatch = [{ code: 'mandate_scope_mismatch', severity: 'recoverable' }];
    const moved = (await platform.rest('update_checkout', ready('77 Thief Street'), { id })).body;
    expect(moved.totals).toEqual(first.totals);
    expect((await complete(id, mandateOf(first))).messages).toMatchObject(mismatch);
    const more = (await platform.rest('update_checkout', ready('77 Thief Street', 2), { id })).body;
    expect((await complete(id, mandateOf(moved))).messages).toMatchObject(mismatch);
    expect((await complete(id, mandateOf(more))).status).toBe('completed');
  });

  it.each<readonly [name: string, code: string, issue: (checkout: Body) => string]>([
    ['an altered amount', 'merchant_authorization_invalid', (checkout) => mandateOf(withTotal(checkout, 100))],
    [
      'a signature by a key other than the store’s',
      'merchant_authorization_invalid',
      ({ ap2: _ap2, ...checkout }) => {
        const [first, , last] = signToken({ alg: 'ES256', kid: 'test-key' }, checkout, stranger.privateKey).split('.');
        return mandateOf({ ...checkout, ap2: { merchant_authorization: `${first}..${last}` } });
      },
    ],
    [
      'no signature of the store',
      'merchant_authorization_missing',
      ({ ap2: _ap2, ...checkout }) => mandateOf(checkout),
    ],
    [
      'someone else’s key',
      'mandate_invalid_signature',
      (checkout) => `${signToken(header, claimsOf(checkout), stranger.privateKey)}~`,
    ],
    [
      'the id of an unknown key',
      'mandate_invalid_signature',
      (checkout) => `${platform.signToken({ ...header, kid: 'other' }, claimsOf(checkout))}~`,
    ],
    [
      'the algorithm none',
      'mandate_invalid_signature',
      (checkout) => `${platform.signToken({ ...header, alg: 'none' }, claimsOf(checkout)).replace(/[^.]+$/, '')}~`,
    ],
    [
      'a symmetric algorithm',
      'mandate_invalid_signature',
      (checkout) => `${platform.signToken({ ...header, alg: 'HS256' }, claimsOf(checkout))}~`,
    ],
    [
      'an algorithm of another curve',
      'mandate_invalid_signature',
      (checkout) => `${platform.signToken({ ...header, alg: 'ES384' }, claimsOf(checkout))}~`,
    ],
    [
      'an unsupported critical extension',
      'mandate_invalid_signature',
      (checkout) => `${platform.signToken({ ...header, crit: ['b64'], b64: false }, claimsOf(checkout))}~`,
    ],
    [
      'another payload under the same signature',
      'mandate_invalid_signature',
      (checkout) => {
        const [first, , last] = mandateOf(checkout).split('.');
        return `${first}.${Buffer.from(JSON.stringify(claimsOf(withTotal(checkout, 1)))).toString('base64url')}.${last}`;
      },
    ],
    ['a past time of expiry', 'mandate_expired', (checkout) => mandateOf(checkout, { exp: seconds(0) })],
    ['no expiry', 'mandate_expired', (checkout) => mandateOf(checkout, { exp: undefined })],
    [
      'an issue time in the future',
      'mandate_invalid_signature',
      (checkout) => mandateOf(checkout, { iat: seconds(300) }),
    ],
    [
      'a start of validity in the future',
      'mandate_invalid_signature',
      (checkout) => mandateOf(checkout, { nbf: seconds(300) }),
    ],
    ['another store', 'mandate_scope_mismatch', (checkout) => mandateOf(checkout, { aud: 'https://other.example' })],
    ['open constraints', 'mandate_scope_mismatch', (checkout) => mandateOf(checkout, { constraints: [{ type: 'x' }] })],
    ['no checkout', 'mandate_invalid_signature', () => mandateOf(undefined)],
    [
      'two checkouts',
      'mandate_invalid_signature',
      (checkout) => mandateOf(checkout, { delegate_payload: [{ checkout }] }),
    ],
    [
      'a hash of another text',
      'mandate_invalid_signature',
      ({ ap2, ...checkout }) => {
        const text = Buffer.from(canonical(checkout)).toString('base64url');
        const jwt = ap2.merchant_authorization.replace('..', `.${text}.`);
        return mandateOf(undefined, { checkout_jwt: jwt, checkout_hash: hash(`${jwt}.`) });
      },
    ],
    ['a person’s key without a proof', 'mandate_invalid_signature', (checkout) => mandateOf(checkout, { cnf })],
    [
      'a proof without a key',
      'mandate_invalid_signature',
      (checkout) => `${mandateOf(checkout)}${boundMandate(checkout).split('~').at(-1)}`,
    ],
    ['a proof by another key', 'mandate_invalid_signature', (checkout) => boundMandate(checkout, { key: stranger })],
    [
      'a proof for another store',
      'mandate_invalid_signature',
      (checkout) => boundMandate(checkout, { proof: { aud: 'https://other.example' } }),
    ],
    [
      'a proof of another mandate',
      'mandate_invalid_signature',
      (checkout) => boundMandate(checkout, { proof: { sd_hash: hash('another~') } }),
    ],
    [
      'a proof without a time',
      'mandate_invalid_signature',
      (checkout) => boundMandate(checkout, { proof: { nonce: '' } }),
    ],
    [
      'a proof of another token type',
      'mandate_invalid_signature',
      (checkout) => boundMandate(checkout, { header: { typ: 'JWT' } }),
    ],
    ['an expired proof', 'mandate_expired', (checkout) => boundMandate(checkout, { proof: { exp: seconds(-1) } })],
    [
      'an unreferenced disclosure',
      'mandate_invalid_signature',
      (checkout) => `${mandateOf(checkout)}${disclose('exp', seconds(600))}~`,
    ],
    [
      'a disclosure that replaces a claim',
      'mandate_invalid_signature',
      (checkout) => {
        const other = disclose('checkout', withTotal(checkout, 1));
        return `${mandateOf(checkout, { _sd: [hash(other)] })}${other}~`;
      },
    ],
    [
      'a duplicate digest',
      'mandate_invalid_signature',
      (checkout) => {
        const once = disclose('note', 'a');
        return `${mandateOf(checkout, { _sd: [hash(once), hash(once)] })}${once}~`;
      },
    ],
    [
      'too many disclosures',
      'mandate_invalid_signature',
      (checkout) =>
        `${mandateOf(checkout)}${Array.from({ length: 200 }, (_, at) => disclose(`n${at}`, at)).join('~')}~`,
    ],
    ['a chain of mandates', 'mandate_invalid_signature', (checkout) => `${mandateOf(checkout)}~${mandateOf(checkout)}`],
    ['any other text', 'mandate_invalid_signature', () => '~.~..~'],
  ])('is not placed with a mandate that has %s', async (_name, code, issue) => {
    const checkout = await begin();
    const before = await countOrders();
    const refused = await complete(checkout.id, issue(checkout));
    expect([refused.status, refused.messages]).toMatchObject(['ready_for_complete', [{ code, path: '$.ap2' }]]);
    expect(await countOrders()).toBe(before);
  });

  it('is not placed for a platform without a key', async () => {
    const keyless = await openPlatform(() => store.backend, store.now);
    keyless.serve({ mandates: true, keys: [{ kid: 'test-key', kty: 'RSA', n: 'AQAB', e: 'AQAB' }] });
    const checkout = await begin(keyless);
    const refused = await complete(checkout.id, mandateOf(checkout), keyless);
    expect(refused.messages).toMatchObject([{ code: 'agent_missing_key' }]);
    await keyless.close();
  });
});
