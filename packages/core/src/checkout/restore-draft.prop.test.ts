import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryAddress } from '../testing/index.ts';
import { toBase64 } from './base64-text.ts';
import { type DraftOrder, draftStorageKey, encodeDraft } from './draft-order.ts';
import { decodeDraft, draftLifetimeMs, restoreDraft } from './restore-draft.ts';

const savedAtMs = Date.parse('2026-03-29T00:59:00Z');

const arbitraryDraft = (): fc.Arbitrary<DraftOrder> =>
  fc.record(
    {
      listId: fc.uuid(),
      savedAtMs: fc.constant(savedAtMs),
      email: fc.string({ maxLength: 50, unit: 'binary' }),
      shippingAddress: arbitraryAddress(),
      billingAddress: arbitraryAddress(),
      isBillingSameAsShipping: fc.boolean(),
      shippingMode: fc.constantFrom('fastest', 'fewestPackages'),
      requestedShippingCodes: fc.dictionary(fc.stringMatching(/^[1-9]$/), fc.constantFrom('ground', 'pickup'), {
        noNullPrototype: true,
      }),
      giftCardCodes: fc.array(fc.string({ maxLength: 20 }), { maxLength: 3 }),
      payment: fc.record(
        {
          kind: fc.constantFrom('card', 'stored', 'redirect', 'wallet'),
          type: fc.string({ maxLength: 20 }),
        },
        { requiredKeys: ['kind'] },
      ),
      comments: fc.string({ maxLength: 200, unit: 'grapheme' }),
    },
    {
      requiredKeys: [
        'listId',
        'savedAtMs',
        'email',
        'isBillingSameAsShipping',
        'shippingMode',
        'requestedShippingCodes',
        'giftCardCodes',
        'comments',
      ],
    },
  );

const encoded = (content: unknown): string => toBase64(JSON.stringify(content));

describe('stored draft order', () => {
  it('uses the key r_co [S4-draft-01]', () => {
    expect(draftStorageKey).toBe('r_co');
  });

  it('survives a round trip, and is not plain JSON [S4-draft-02]', () => {
    fc.assert(
      fc.property(arbitraryDraft(), (draft) => {
        expect(decodeDraft(encodeDraft(draft))).toEqual(draft);
        expect(encodeDraft(draft)).toMatch(/^[A-Za-z0-9+/]+=*$/);
      }),
    );
  });

  it('is restored within 12 hours, and not at 12 hours [S4-draft-04]', () => {
    fc.assert(
      fc.property(
        arbitraryDraft(),
        fc.integer({ min: -2 * draftLifetimeMs, max: 2 * draftLifetimeMs }),
        (draft, ageMs) => {
          const restored = restoreDraft(encodeDraft(draft), { listId: draft.listId, now: savedAtMs + ageMs });
          expect(restored).toEqual(Math.abs(ageMs) < 12 * 3_600_000 ? draft : undefined);
        },
      ),
    );
    const [draft] = fc.sample(arbitraryDraft(), 1);
    const restoreAt = (now: number) => draft && restoreDraft(encodeDraft(draft), { listId: draft.listId, now });
    expect(restoreAt(savedAtMs + 12 * 3_600_000 - 1000)).toEqual(draft);
    expect(restoreAt(savedAtMs + 12 * 3_600_000)).toBeUndefined();
    // Saved while the page was left: after the time of the page that restores it.
    expect(restoreAt(savedAtMs - 1)).toEqual(draft);
  });

  it('is restored for the same list only [S4-draft-05]', () => {
    fc.assert(
      fc.property(arbitraryDraft(), fc.uuid(), (draft, listId) => {
        fc.pre(listId !== draft.listId);
        expect(restoreDraft(encodeDraft(draft), { listId, now: savedAtMs })).toBeUndefined();
      }),
    );
  });

  it('is discarded if unreadable, without throwing [S4-draft-02]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), fc.json().map(toBase64)), (text) => {
        expect(restoreDraft(text, { listId: 'a', now: 0 })).toBeUndefined();
      }),
    );
    expect(restoreDraft(null, { listId: 'a', now: 0 })).toBeUndefined();
    expect(decodeDraft('A'.repeat(1_000_000))).toBeUndefined();
    expect(decodeDraft(btoa('\u00ff\u00fe'))).toBeUndefined();
  });

  it('drops unknown properties, without prototype pollution [S4-draft-02]', () => {
    fc.assert(
      fc.property(arbitraryDraft(), (draft) => {
        const hostile = toBase64(
          JSON.stringify({
            ...draft,
            ...(draft.payment && { payment: { ...draft.payment, id: 'card-1', token: 'tok' } }),
            transactionToken: 'tok',
            isAdmin: true,
          }).replace(/^\{/, '{"__proto__":{"isHostile":true},"constructor":{"prototype":{"isHostile":true}},'),
        );
        expect(decodeDraft(hostile)).toEqual(draft);
        expect('isHostile' in {}).toBe(false);
      }),
    );
  });

  it.each([
    ['a wrong type', { email: 1 }],
    ['a wrong mode', { shippingMode: 'slow' }],
    ['a comment of excessive length', { comments: 'x'.repeat(10_001) }],
    ['an invalid address', { shippingAddress: { street: '1 Main St' } }],
    ['an invalid time', { savedAtMs: 'now' }],
    ['an unknown payment method', { payment: { kind: 'cash' } }],
    ['more gift cards than an order permits', { giftCardCodes: Array(21).fill('A') }],
  ])('is discarded with %s', (_what, change) => {
    const [draft] = fc.sample(arbitraryDraft(), 1);
    expect(decodeDraft(encoded({ ...draft, ...change }))).toBeUndefined();
  });
});
