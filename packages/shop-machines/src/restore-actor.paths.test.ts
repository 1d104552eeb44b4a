import { defaultSites } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { reachableStates } from '../../checkout-machines/src/testing/reachable-states.ts';
import { expectRestorable } from '../../checkout-machines/src/testing/restorable.ts';
import { cartTooltipMachine } from './cart-tooltip/cart-tooltip.machine.ts';
import { dealSlidesMachine } from './deal-slides/deal-slides.machine.ts';
import { listMessageMachine } from './list-message/list-message.machine.ts';
import { networkMachine } from './network/network.machine.ts';
import { newsletterSignUpMachine } from './newsletter-sign-up/newsletter-sign-up.machine.ts';
import { productListMachine } from './product-list/product-list.machine.ts';
import { regionPromptMachine } from './region-prompt/region-prompt.machine.ts';
import { releaseWatchMachine } from './release-watch/release-watch.machine.ts';

const never = () => Promise.reject(new Error('nothing runs'));
const down = new Error('down');
const signUp = { email: 'ada@example.com', listIds: [1] };

describe('machine restored from a persisted snapshot continues from every state', () => {
  it('cart tooltip', () => {
    const states = reachableStates(cartTooltipMachine, undefined, [
      { type: 'tooltip.entered' },
      { type: 'tooltip.left' },
      { type: 'tooltip.dismissed' },
      { type: 'xstate.after.hideDelay.cartTooltip.leaving' },
      { type: 'xstate.after.closeDelay.cartTooltip.hidden' },
    ]);
    expect(states.size).toBe(4);
    expectRestorable(states);
  });

  it('deal slides', () => {
    const states = reachableStates(dealSlidesMachine, { count: 3, isMoving: true }, [
      { type: 'slides.held' },
      { type: 'slides.released' },
      { type: 'slide.chosen', index: 2 },
      { type: 'xstate.after.slideTime.dealSlides.rotating' },
    ]);
    expect(states.size).toBe(6);
    expectRestorable(states);
  });

  it('list message', () => {
    const states = reachableStates(listMessageMachine, undefined, [
      { type: 'message.told', text: 'Only 3 are left' },
      { type: 'message.dismissed' },
      { type: 'xstate.after.displayTime.listMessage.shown' },
    ]);
    expect(states.size).toBe(2);
    expectRestorable(states);
  });

  it('network state', () => {
    const states = reachableStates(networkMachine, { isOnline: true }, [
      { type: 'network.lost' },
      { type: 'network.restored' },
    ]);
    expect(states.size).toBe(2);
    expectRestorable(states);
  });

  it('newsletter sign-up', () => {
    const states = reachableStates(newsletterSignUpMachine, { ports: { signUp: never } }, [
      { type: 'lists.changed', listIds: [] },
      { type: 'signUp.submitted', signUp },
      { type: 'signUp.submitted', signUp: { ...signUp, email: 'ada' } },
      { type: 'xstate.done.actor.signUp' },
      { type: 'xstate.error.actor.signUp', error: down },
      { type: 'xstate.after.resetDelay.newsletterSignUp.success' },
      { type: 'xstate.after.resetDelay.newsletterSignUp.error' },
    ]);
    expect(new Set([...states.values()].map(({ snapshot }) => snapshot.value)).size).toBe(4);
    expectRestorable(states);
  });

  it('product list', () => {
    const states = reachableStates(
      productListMachine,
      { ports: { load: never, report: () => undefined } },
      [
        { type: 'list.seen' },
        { type: 'list.viewed', view: { name: 'grid' } },
        { type: 'xstate.done.actor.load', output: [] },
        { type: 'xstate.error.actor.load', error: down },
      ],
      ({ value, context }) => [value, Math.min(context.waiting.length, 2)],
    );
    expect(new Set([...states.values()].map(({ snapshot }) => snapshot.value)).size).toBe(3);
    expectRestorable(states);
  });

  it('region prompt', () => {
    const offer = { site: 'GBR', country: 'GB', path: '/gb' };
    const visitor = { country: 'GB', flags: {} };
    const states = reachableStates(
      regionPromptMachine,
      {
        ports: { sites: defaultSites, visitor: never, route: never, keepCountry: () => undefined },
        pathname: '/',
        device: { kind: 'browser' },
      },
      [
        { type: 'place.changed', pathname: '/gb' },
        { type: 'stay.chosen' },
        { type: 'leave.chosen' },
        { type: 'xstate.done.actor.decide', output: { visitor, offer } },
        { type: 'xstate.done.actor.decide', output: { visitor, offer: undefined } },
        { type: 'xstate.error.actor.decide', error: down },
      ],
    );
    expect(new Set([...states.values()].map(({ snapshot }) => snapshot.value)).size).toBe(3);
    expectRestorable(states);
  });

  it('release watch', () => {
    const states = reachableStates(releaseWatchMachine, { ports: { preload: () => undefined } }, [
      { type: 'heartbeat.seen', release: { hash: 'a1', buildDate: '2026-11-16' } },
      { type: 'heartbeat.seen', release: { hash: 'b2', buildDate: '2026-11-17' } },
      { type: 'page.broken' },
    ]);
    expect(states.size).toBeGreaterThan(3);
    expectRestorable(states);
  });
});
