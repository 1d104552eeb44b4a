import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { isNewerRelease, type Release } from './release.ts';
import { releaseWatchMachine } from './release-watch.machine.ts';
import { selectIsOutdated } from './release-watch.selectors.ts';

const monday: Release = { hash: 'a1', buildDate: '2026-11-16T08:00:00.000Z' };
const tuesday: Release = { hash: 'b2', buildDate: '2026-11-17T08:00:00.000Z' };
const wednesday: Release = { hash: 'c3', buildDate: '2026-11-18T08:00:00.000Z' };

const watch = (release?: Release) => {
  const preloaded: string[] = [];
  const actor = createActor(releaseWatchMachine, {
    input: { release, ports: { preload: ({ hash }) => preloaded.push(hash) } },
  }).start();
  return {
    preloaded,
    see: (seen: Release) => actor.send({ type: 'heartbeat.seen', release: seen }),
    breakPage: () => actor.send({ type: 'page.broken' }),
    isOutdated: () => selectIsOutdated(actor.getSnapshot()),
  };
};

describe('app release', () => {
  it.each([
    ['is newer with another hash of a later day', tuesday, monday, true],
    ['is not newer with another hash of an earlier day, while both releases respond', monday, tuesday, false],
    ['is not newer with the same hash, whatever its date', { ...monday, buildDate: tuesday.buildDate }, monday, false],
    ['is newer with another hash without a date', { hash: 'd4', buildDate: '' }, monday, true],
  ])('%s', (_title, seen, known, expected) => {
    expect(isNewerRelease(seen, known)).toBe(expected);
  });
});

describe('open page', () => {
  it('is fully reloaded by the next navigation once a newer release is detected, not before [S4-session-03]', () => {
    const page = watch(monday);
    page.see(monday);
    expect(page.isOutdated()).toBe(false);
    page.see(tuesday);
    expect(page.isOutdated()).toBe(true);
    page.see(monday);
    expect(page.isOutdated()).toBe(true);
  });

  it('preloads each newer release once [S4-session-04]', () => {
    const page = watch(monday);
    for (const release of [monday, tuesday, monday, tuesday, wednesday, wednesday]) page.see(release);
    expect(page.preloaded).toEqual(['b2', 'c3']);
  });

  it('without a known release uses the release of the first heartbeat', () => {
    const page = watch();
    page.see(monday);
    expect([page.isOutdated(), page.preloaded]).toEqual([false, []]);
    page.see(tuesday);
    expect([page.isOutdated(), page.preloaded]).toEqual([true, ['b2']]);
  });

  it('with a failed page load is fully reloaded by the next navigation [S8-err-other-26]', () => {
    const page = watch(monday);
    page.breakPage();
    expect([page.isOutdated(), page.preloaded]).toEqual([true, []]);
  });
});
