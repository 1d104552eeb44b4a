import type { Explorable, Scenario } from './explorable.ts';

/** Where a schedule led: how far it was followed, and what was wrong there. */
export interface Followed {
  readonly world: Explorable;
  /** The actions that happened. */
  readonly schedule: readonly string[];
  /** What is wrong after the last of them; nothing when the whole schedule went well. */
  readonly wrong: readonly string[];
}

/** Opens a scenario anew and lets a schedule's actions happen, up to the first that leaves something wrong. */
export const replaySchedule = async (
  scenario: Scenario,
  schedule: readonly string[],
  whenImpossible: 'skip' | 'throw',
): Promise<Followed> => {
  const world = await scenario.open();
  const happened: string[] = [];
  for (const action of schedule) {
    if (!(await world.perform(action))) {
      if (whenImpossible === 'skip') continue;
      throw new Error(`'${action}' cannot happen now; possible are: ${world.enabled().join(', ')}`);
    }
    happened.push(action);
    const wrong = world.violations();
    if (wrong.length > 0) return { world, schedule: happened, wrong };
  }
  return { world, schedule: happened, wrong: [] };
};

/**
 * Runs one schedule from the start, then lets time run out. Resolves with what was wrong: nothing when all is well.
 * @throws Error when an action of the schedule cannot happen at its turn: the scenario has changed since
 */
export const followSchedule = async (scenario: Scenario, schedule: readonly string[]): Promise<readonly string[]> => {
  const { world, wrong } = await replaySchedule(scenario, schedule, 'throw');
  return wrong.length > 0 ? wrong : world.runOut();
};
