import { type Counterexample, shrink } from './counterexample.ts';
import type { Scenario } from './explorable.ts';
import { replaySchedule } from './follow-schedule.ts';
import { seededRandom } from './seeded-random.ts';
import { textHash } from './text-hash.ts';

export interface ExploreOptions {
  /** Maximum number of schedules to run. */
  readonly maxSchedules: number;
  /** Seed of the random walks; printed with the result, so that a run can be repeated. */
  readonly seed: number;
  /** Maximum length of a random walk, in actions. Default: 40. */
  readonly maxLength?: number;
  /** The share of the schedules that is spent on the breadth-first search, from 0 to 1. Default: 0.5. */
  readonly partByLength?: number;
}

export interface Exploration {
  readonly scenario: string;
  /** The number of distinct schedules run: no two have the same actions in the same order. */
  readonly schedules: number;
  /** The number of distinct final states. */
  readonly states: number;
  /** The length of the longest schedule. */
  readonly longest: number;
  /** Whether every reachable state of the scenario was visited. */
  readonly isExhaustive: boolean;
  readonly seed: number;
  readonly violation: Counterexample | undefined;
}

/** Common state of both search strategies. */
interface Search {
  readonly scenario: Scenario;
  readonly states: Set<number>;
  schedules: number;
  longest: number;
}

/** Runs a schedule that continues from a state without violations; in a new state, time is also run out. */
const visit = async (search: Search, schedule: readonly string[]) => {
  const { world, wrong } = await replaySchedule(search.scenario, schedule, 'throw');
  search.schedules += 1;
  search.longest = Math.max(search.longest, schedule.length);
  if (wrong.length > 0) return { isNew: true, enabled: [], wrong };
  const fingerprint = textHash(world.fingerprint());
  if (search.states.has(fingerprint)) return { isNew: false, enabled: [], wrong };
  search.states.add(fingerprint);
  const enabled = world.enabled();
  return { isNew: true, enabled, wrong: await world.runOut() };
};

/**
 * Breadth-first search: runs schedules in order of length and does not continue from a known state, so the first
 * violation found is one of the shortest.
 */
const searchByLength = async (
  search: Search,
  maxSchedules: number,
): Promise<{ readonly isExhaustive: boolean; readonly violation: Counterexample | undefined }> => {
  const open: { readonly schedule: readonly string[]; readonly enabled: readonly string[] }[] = [];
  const start = await visit(search, []);
  if (start.wrong.length > 0) {
    return { isExhaustive: false, violation: { scenario: search.scenario.name, schedule: [], wrong: start.wrong } };
  }
  open.push({ schedule: [], enabled: start.enabled });
  for (const { schedule, enabled } of open) {
    for (const action of enabled) {
      if (search.schedules >= maxSchedules) return { isExhaustive: false, violation: undefined };
      const longer = [...schedule, action];
      const visited = await visit(search, longer);
      if (visited.wrong.length > 0) {
        const violation = { scenario: search.scenario.name, schedule: longer, wrong: visited.wrong };
        return { isExhaustive: false, violation };
      }
      if (visited.isNew) open.push({ schedule: longer, enabled: visited.enabled });
    }
  }
  return { isExhaustive: true, violation: undefined };
};

/** Random walks to the end, all of them distinct. */
const walkAtRandom = async (
  search: Search,
  { maxSchedules, seed, maxLength = 40 }: ExploreOptions,
): Promise<Counterexample | undefined> => {
  const random = seededRandom(seed);
  const walked = new Set<number>();
  const lengthSearched = search.longest;
  // A small scenario may have fewer walks than requested.
  for (let tries = 0; search.schedules < maxSchedules && tries < 2 * maxSchedules; tries += 1) {
    const world = await search.scenario.open();
    const schedule: string[] = [];
    let wrong: readonly string[] = [];
    while (schedule.length < maxLength && wrong.length === 0) {
      const enabled = world.enabled();
      const action = enabled[Math.floor(random() * enabled.length)];
      if (action === undefined) break;
      await world.perform(action);
      schedule.push(action);
      wrong = world.violations();
    }
    const walk = textHash(schedule.join());
    // Every schedule this short was covered by the exhaustive search.
    if (walked.has(walk) || schedule.length < lengthSearched) continue;
    walked.add(walk);
    search.schedules += 1;
    search.longest = Math.max(search.longest, schedule.length);
    search.states.add(textHash(world.fingerprint()));
    if (wrong.length === 0) wrong = await world.runOut();
    if (wrong.length > 0) return shrink(search.scenario, { scenario: search.scenario.name, schedule, wrong });
  }
  return undefined;
};

/**
 * Explores a scenario: first all schedules in order of length, for a share of the runs, then random walks of up to
 * `maxLength` actions. Invariants are checked after every action, and in each new state also after time has run out.
 * Equal seeds run equal schedules.
 */
export const explore = async (scenario: Scenario, options: ExploreOptions): Promise<Exploration> => {
  const { maxSchedules, seed, partByLength = 0.5 } = options;
  const search: Search = { scenario, states: new Set(), schedules: 0, longest: 0 };
  const { isExhaustive, violation } =
    partByLength === 0
      ? { isExhaustive: false, violation: undefined }
      : await searchByLength(search, Math.ceil(maxSchedules * partByLength));
  const found = violation ?? (isExhaustive ? undefined : await walkAtRandom(search, options));
  scenario.forget?.();
  return {
    scenario: scenario.name,
    schedules: search.schedules,
    states: search.states.size,
    longest: search.longest,
    isExhaustive: isExhaustive && found === undefined,
    seed,
    violation: found,
  };
};

/** An exploration as one line of text: '1,204 schedules of up to 17 actions, 311 states (all)  two tabs'. */
export const explorationLine = ({ scenario, schedules, states, longest, isExhaustive }: Exploration): string => {
  const counted = (count: number): string => count.toLocaleString('en-US').padStart(9);
  const whole = isExhaustive ? ' (all of them)' : '';
  return `${counted(schedules)} schedules of up to ${longest} actions, ${counted(states).trim()} states${whole}: ${scenario}`;
};
