import { describe, expect, it } from 'vitest';
import { counterexampleTest, shrink } from './counterexample.ts';
import type { Scenario } from './explorable.ts';
import { explore } from './explore.ts';
import { followSchedule } from './follow-schedule.ts';

/** A world of two counters up to 3 that must not both be `forbidden`, and that hangs where `hanging` says. */
const counters = (forbidden: number, hanging = Number.NaN): Scenario => ({
  name: 'counters',
  open: async () => {
    const counts = { a: 0, b: 0 };
    return {
      enabled: () => (['a', 'b'] as const).filter((name) => counts[name] < 3),
      perform: async (action) => {
        if (action !== 'a' && action !== 'b') return false;
        counts[action] += 1;
        return true;
      },
      fingerprint: () => JSON.stringify(counts),
      violations: () => (counts.a === forbidden && counts.b === forbidden ? [`I1 both are ${forbidden}`] : []),
      runOut: async () => (counts.a === hanging ? ['hangs for ever'] : []),
    };
  },
});

const options = { maxSchedules: 1_000, seed: 1 };

describe('explorer', () => {
  it('visits every state of a small world, and each of its schedules once', async () => {
    const { states, schedules, isExhaustive, longest, violation } = await explore(counters(9), options);
    // 4 x 4 states; one schedule to begin with, and one for every step out of a state.
    expect({ states, schedules, isExhaustive, longest, violation }).toEqual({
      states: 16,
      schedules: 1 + 24,
      isExhaustive: true,
      longest: 6,
      violation: undefined,
    });
  });

  it('finds a violation with the shortest schedule', async () => {
    const { violation } = await explore(counters(2), options);
    expect(violation?.schedule).toHaveLength(4);
    expect(violation?.wrong).toEqual(['I1 both are 2']);
  });

  it('detects a state that never ends', async () => {
    const { violation } = await explore(counters(9, 3), options);
    expect(violation).toMatchObject({ schedule: ['a', 'a', 'a'], wrong: ['hangs for ever'] });
  });

  it('runs random schedules where the shortest find nothing, and shrinks the result', async () => {
    const { violation, isExhaustive } = await explore(counters(9, 3), { ...options, partByLength: 0.003 });
    expect(violation?.schedule).toEqual(['a', 'a', 'a']);
    expect(isExhaustive).toBe(false);
  });

  it('runs the same schedules for the same seed', async () => {
    const run = () => explore(counters(2), { maxSchedules: 50, seed: 7, partByLength: 0.04 });
    expect(await run()).toEqual(await run());
  });

  it('ends if a world has fewer schedules than requested', async () => {
    const { schedules } = await explore(counters(9), { maxSchedules: 400, seed: 3, partByLength: 0.005 });
    expect(schedules).toBeLessThanOrEqual(22);
  });
});

describe('explorer without a search by length', () => {
  it('walks at random from the beginning', async () => {
    const walked = await explore(counters(9), { maxSchedules: 5, seed: 1, partByLength: 0 });
    expect(walked).toMatchObject({ schedules: 5, longest: 6, isExhaustive: false });
  });
});

describe('counterexample', () => {
  it('is shrunk to necessary actions', async () => {
    const schedule = ['b', 'a', 'b', 'a', 'b', 'a'];
    const found = { scenario: 'counters', schedule, wrong: ['hangs for ever'] };
    expect((await shrink(counters(9, 3), found)).schedule).toEqual(['a', 'a', 'a']);
  });

  it('is printed as a runnable test', () => {
    const source = counterexampleTest({
      scenario: "the bank's page",
      schedule: ['A places', 'time passes'],
      wrong: ['I1'],
    });
    expect(source).toContain(
      "followSchedule(scenarioNamed('the bank\\'s page'), [\n    'A places',\n    'time passes',\n",
    );
    expect(source).toContain('expect(wrong).toEqual([]);');
  });

  it('is replayed action by action, and reports where it no longer applies', async () => {
    expect(await followSchedule(counters(1), ['a', 'b'])).toEqual(['I1 both are 1']);
    expect(await followSchedule(counters(9, 1), ['a'])).toEqual(['hangs for ever']);
    expect(await followSchedule(counters(9), ['a'])).toEqual([]);
    await expect(followSchedule(counters(9), ['c'])).rejects.toThrow("'c' cannot happen now; possible are: a, b");
  });
});
