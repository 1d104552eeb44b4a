import { describe, expect, it } from 'vitest';
import { scenarioNamed, scenarios } from '../model/scenarios.ts';
import { counterexampleTest } from './counterexample.ts';
import { explorationLine } from './explore.ts';
import { exploreAll } from './explore-all.ts';

/** Number of schedules in CI, over all scenarios. The nightly run: `npm run nightly -- explore`. */
const SCHEDULES_IN_CI = 2_500;
const SEED = 20_261_121;

describe('checkout explored with every scenario', () => {
  it('preserves I1 to I8 in 2,500 different schedules, and never waits forever', {
    timeout: 600_000,
  }, async () => {
    const explorations = await exploreAll(scenarios, { maxSchedules: SCHEDULES_IN_CI, seed: SEED }, (exploration) =>
      console.log(explorationLine(exploration)),
    );
    for (const { violation } of explorations) expect(violation && counterexampleTest(violation)).toBeUndefined();
    const schedules = explorations.reduce((total, exploration) => total + exploration.schedules, 0);
    console.log(`${schedules} schedules over ${explorations.length} scenarios, seed ${SEED}`);
    expect(schedules).toBeGreaterThanOrEqual(SCHEDULES_IN_CI);
  });

  it('uses scenarios with unique names, which can be found by name', () => {
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
    expect(scenarioNamed('two tabs').name).toBe('two tabs');
    expect(() => scenarioNamed('three tabs')).toThrow("There is no scenario 'three tabs'");
  });
});
