import { defaultSites, siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { deadEnds, reachableStates } from '../../../checkout-machines/src/testing/reachable-states.ts';
import type { RoutedPath } from '../region-switch/path-on-other-site.ts';
import { deferredPort, settle } from '../testing/deferred-port.ts';
import { regionPromptMachine } from './region-prompt.machine.ts';
import { selectRegionOffer } from './region-prompt.selectors.ts';
import type { RegionPromptInput, Visitor } from './region-prompt.types.ts';

const inCanada: Visitor = { country: 'CA', flags: {} };
const browser = { kind: 'browser' } as const;

const open = (place: Partial<Pick<RegionPromptInput, 'pathname' | 'device' | 'preferredCountry'>> = {}) => {
  const asked: string[] = [];
  const kept: string[] = [];
  const visitor = deferredPort<Visitor, AbortSignal>();
  const routed = deferredPort<RoutedPath>();
  const actor = createActor(regionPromptMachine, {
    input: {
      pathname: '/eu/stange',
      device: browser,
      ...place,
      ports: {
        sites: defaultSites,
        visitor,
        route: (path) => {
          asked.push(path);
          return routed();
        },
        keepCountry: (country) => kept.push(country),
      },
    },
  }).start();
  return {
    visitor,
    routed,
    asked,
    kept,
    send: actor.send,
    state: () => actor.getSnapshot().value,
    offer: () => selectRegionOffer(actor.getSnapshot()),
  };
};

/** A prompt that is shown on Europe's site to a shopper in Canada. */
const show = async () => {
  const prompt = open();
  await prompt.visitor.last().answer(inCanada);
  await prompt.routed.last().answer({ related: { CAN: '/ca/bar' } });
  return prompt;
};

describe('region prompt', () => {
  it('is loading until the country of the shopper is known [S4-region-01]', async () => {
    const { state, offer } = open();
    await settle();
    expect([state(), offer()]).toEqual(['loading', undefined]);
  });

  it('is shown in a country of another site, with a link to the same page there [S4-region-02]', async () => {
    const { state, offer, asked } = await show();
    expect(state()).toBe('shown');
    expect(offer()).toEqual({ site: siteByCode('CAN'), country: 'CA', path: '/ca/bar' });
    expect(asked).toEqual(['/stange']);
  });

  it('is hidden otherwise, as in a country of the same site, without a route request [S4-region-02]', async () => {
    const { state, visitor, asked } = open();
    await visitor.last().answer({ country: 'FR', flags: {} });
    expect([state(), asked]).toEqual(['hidden', []]);
  });

  it.each([
    [true, 'shown'],
    [false, 'hidden'],
  ] as const)('follows the flag on the main site: ip_popup %s, %s [S6-regions-02]', async (ip_popup, expected) => {
    const { state, visitor, routed } = open({ pathname: '/bar' });
    await visitor.last().answer({ country: 'DE', flags: { ip_popup } });
    if (expected === 'shown') await routed.last().answer({});
    expect(state()).toBe(expected);
  });

  it.each([
    ['a country was stored before', { preferredCountry: 'DE' }],
    ['the page is in the app', { device: { kind: 'app', platform: 'ios', version: '3.3.0' } }],
    ['the page belongs to a site without the prompt', { pathname: '/au/bar' }],
  ] as const)('is hidden if %s, without a request', async (_case, place) => {
    const { state, visitor } = open(place);
    await settle();
    expect([state(), visitor.calls.length]).toEqual(['hidden', 0]);
  });

  it('is hidden silently if the look-up fails [S8-region-01]', async () => {
    const { state, offer, visitor } = open();
    await visitor.last().fail();
    expect([state(), offer()]).toEqual(['hidden', undefined]);
  });

  it('links to the home page of the other site if the route cannot be requested [S8-region-02]', async () => {
    const { offer, visitor, routed } = open();
    await visitor.last().answer(inCanada);
    await routed.last().fail();
    expect(offer()?.path).toBe('/ca');
  });

  it.each([
    ['stays', 'stay.chosen', 'DE'],
    ['leaves', 'leave.chosen', 'CA'],
  ] as const)('stores the country of a shopper who %s, and does not ask again', async (_what, type, country) => {
    const { send, state, kept, visitor } = await show();
    send({ type });
    expect([state(), kept]).toEqual(['hidden', [country]]);
    send({ type: 'place.changed', pathname: '/eu/cart' });
    await settle();
    expect([state(), visitor.calls.length]).toEqual(['hidden', 1]);
  });

  it('stays on the next page without another look-up', async () => {
    const { send, state, offer, asked, visitor, routed } = await show();
    send({ type: 'place.changed', pathname: '/eu/tickets' });
    await settle();
    expect(state()).toBe('hidden');
    send({ type: 'place.changed', pathname: '/eu/scheibe' });
    await settle();
    await routed.last().answer({ related: { CAN: '/ca/plate' } });
    expect([offer()?.path, asked, visitor.calls.length]).toEqual(['/ca/plate', ['/stange', '/scheibe'], 1]);
  });

  it('can become idle on every path', () => {
    const never = () => Promise.reject(new Error('nothing runs'));
    const ports = { sites: defaultSites, visitor: never, route: never, keepCountry: () => undefined };
    const offer = { site: siteByCode('CAN'), country: 'CA', path: '/ca' };
    const states = reachableStates(
      regionPromptMachine,
      { ports, pathname: '/eu', device: browser },
      [
        { type: 'place.changed', pathname: '/eu/cart' },
        { type: 'stay.chosen' },
        { type: 'leave.chosen' },
        { type: 'xstate.done.actor.decide', output: { visitor: inCanada, offer } },
        { type: 'xstate.done.actor.decide', output: { visitor: inCanada, offer: undefined } },
        { type: 'xstate.error.actor.decide', error: {} },
      ],
      ({ value }) => value,
    );
    expect(states.size).toBe(Object.keys(regionPromptMachine.states).length);
    expect(deadEnds(states, ({ value }) => value === 'hidden')).toEqual([]);
    for (const { snapshot } of states.values()) {
      expect(selectRegionOffer(snapshot) !== undefined).toBe(snapshot.value === 'shown');
    }
  });
});
