import type { Explorable, Scenario } from './explorable.ts';

/** Result of a schedule: how far it was followed, and the violations there. */
export interface Followed {
  readonly world: Explorable;
  /** The performed actions. */
  readonly schedule: readonly string[];
  /** Violations after the last action; empty if the whole schedule succeeded. */
  readonly wrong: readonly string[];
}

/** Opens a scenario and performs a schedule's actions, up to the first that violates an invariant. */
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
 * Runs one schedule, then lets time run out. Resolves with the violations; empty if there are none.
 * @throws Error if an action of the schedule is not possible in its turn, because the scenario has changed
 */
export const followSchedule = async (scenario: Scenario, schedule: readonly string[]): Promise<readonly string[]> => {
  const { world, wrong } = await replaySchedule(scenario, schedule, 'throw');
  return wrong.length > 0 ? wrong : world.runOut();
};
