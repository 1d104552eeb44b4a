import type { Scenario } from './explorable.ts';
import { type Exploration, type ExploreOptions, explore } from './explore.ts';

/**
 * Explores the scenarios one after the other until they have run `maxSchedules` in total; the unused share of a fully
 * explored scenario goes to the following ones. Ends at the first violation.
 * @param onResult called with the result of each scenario
 */
export const exploreAll = async (
  scenarios: readonly Scenario[],
  { maxSchedules, ...options }: ExploreOptions,
  onResult: (exploration: Exploration) => void = () => undefined,
): Promise<readonly Exploration[]> => {
  const explorations: Exploration[] = [];
  let left = maxSchedules;
  for (const [at, scenario] of scenarios.entries()) {
    const share = Math.ceil(left / (scenarios.length - at));
    const exploration = await explore(scenario, { ...options, maxSchedules: share });
    explorations.push(exploration);
    onResult(exploration);
    left -= exploration.schedules;
    if (exploration.violation !== undefined) break;
  }
  return explorations;
};
