import type { Scenario } from './explorable.ts';
import { type Exploration, type ExploreOptions, explore } from './explore.ts';

/**
 * Explores one scenario after the other until together they ran `maxSchedules`: what one that is visited whole leaves
 * over goes to those after it. Ends at the first violation.
 * @param onResult hears of each scenario as soon as it is explored
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
