import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsletterChanges, newsletterIssues } from './newsletter-sign-up.ts';

describe('newsletter sign-up', () => {
  it('requires an e-mail [S5-newsletter-02]', () => {
    expect(newsletterIssues({ email: ' ', listIds: [1] })).toEqual({
      email: 'Please enter your email for the newsletter',
    });
  });

  it.each(['ada', 'ada@', '@example.com'])('rejects %j as an e-mail [S5-newsletter-03]', (email) =>
    expect(newsletterIssues({ email, listIds: [1] })).toEqual({ email: 'Please enter a valid email' }),
  );

  it('requires at least one list [S5-newsletter-04]', () => {
    expect(newsletterIssues({ email: 'ada@example.com', listIds: [] })).toEqual({
      lists: 'Please select a list to sign up.',
    });
    expect(newsletterIssues({ email: 'ada@example.com', listIds: [1] })).toEqual({});
  });
});

describe('change of newsletter subscriptions', () => {
  it('contains only the differences from the current subscriptions [S5-newsletter-01]', () => {
    expect(newsletterChanges([1, 2], [2, 3])).toEqual({ subscribe: [3], unsubscribe: [1] });
    const lists = fc.array(fc.integer({ min: 1, max: 6 }));
    fc.assert(
      fc.property(lists, lists, (current, wanted) => {
        const { subscribe, unsubscribe } = newsletterChanges(current, wanted);
        expect(new Set([...current.filter((id) => !unsubscribe.includes(id)), ...subscribe])).toEqual(new Set(wanted));
        expect(subscribe.some((id) => current.includes(id))).toBe(false);
        expect(unsubscribe.every((id) => current.includes(id))).toBe(true);
      }),
    );
  });
});
