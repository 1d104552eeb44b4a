import type { NewsletterSignUp } from '@ironcart/core/customer';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { deadEnds, reachableStates } from '../../../checkout-machines/src/testing/reachable-states.ts';
import { deferredPort } from '../testing/deferred-port.ts';
import { newsletterSignUpMachine } from './newsletter-sign-up.machine.ts';
import { selectNewsletterIssues, selectNewsletterStatus } from './newsletter-sign-up.selectors.ts';

const valid: NewsletterSignUp = { email: 'ada@example.com', listIds: [10_101] };

const open = () => {
  const clock = new SimulatedClock();
  const signUp = deferredPort<void, NewsletterSignUp>();
  const actor = createActor(newsletterSignUpMachine, { clock, input: { ports: { signUp } } }).start();
  return {
    clock,
    signUp,
    submit: (filledIn: NewsletterSignUp) => actor.send({ type: 'signUp.submitted', signUp: filledIn }),
    choose: (...listIds: readonly number[]) => actor.send({ type: 'lists.changed', listIds }),
    status: () => selectNewsletterStatus(actor.getSnapshot()),
    issues: () => selectNewsletterIssues(actor.getSnapshot()),
  };
};

describe('newsletter sign-up', () => {
  it('is idle, then loading, then a success, and idle again after 3 s [S4-newsletter-01] [S4-newsletter-02] [S4-newsletter-03] [S4-newsletter-05]', async () => {
    const { clock, signUp, submit, status } = open();
    expect(status()).toBe('idle');
    submit(valid);
    expect(status()).toBe('loading');
    expect(signUp.last().request).toEqual(valid);
    submit({ ...valid, email: 'bob@example.com' });
    expect(signUp.calls).toHaveLength(1);
    await signUp.last().answer();
    clock.increment(2_999);
    expect(status()).toBe('success');
    clock.increment(1);
    expect(status()).toBe('idle');
  });

  it('shows an error after a failure, and is idle again after 3 s [S4-newsletter-04] [S4-newsletter-05]', async () => {
    const { clock, signUp, submit, status } = open();
    submit(valid);
    await signUp.last().fail();
    clock.increment(2_999);
    expect(status()).toBe('error');
    clock.increment(1);
    expect(status()).toBe('idle');
  });

  it('sends no incomplete form, and reports the missing values [S5-newsletter-02] [S5-newsletter-03] [S5-newsletter-04]', () => {
    const { signUp, submit, status, issues } = open();
    expect(issues()).toEqual({});
    submit({ email: 'ada', listIds: [] });
    expect(status()).toBe('idle');
    expect(issues()).toEqual({ email: 'Please enter a valid email', lists: 'Please select a list to sign up.' });
    expect(signUp.calls).toHaveLength(0);
    submit(valid);
    expect(issues()).toEqual({});
  });

  it('reports a missing list only after the shopper has changed the lists [S5-newsletter-04]', () => {
    const { choose, issues } = open();
    choose(10_101);
    expect(issues().lists).toBeUndefined();
    choose();
    expect(issues().lists).toBe('Please select a list to sign up.');
    choose(10_102);
    expect(issues().lists).toBeUndefined();
  });

  it('can return to idle on every path', () => {
    const ports = { signUp: () => Promise.reject(new Error('nothing runs')) };
    const states = reachableStates(
      newsletterSignUpMachine,
      { ports },
      [
        { type: 'lists.changed', listIds: [] },
        { type: 'signUp.submitted', signUp: valid },
        { type: 'xstate.done.actor.signUp' },
        { type: 'xstate.error.actor.signUp', error: {} },
        { type: 'xstate.after.resetDelay.newsletterSignUp.success' },
        { type: 'xstate.after.resetDelay.newsletterSignUp.error' },
      ],
      ({ value }) => value,
    );
    expect(states.size).toBe(Object.keys(newsletterSignUpMachine.states).length);
    expect(deadEnds(states, ({ value }) => value === 'idle')).toEqual([]);
  });
});
