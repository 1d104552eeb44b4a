import type { Scenario } from './explorable.ts';
import { replaySchedule } from './follow-schedule.ts';

/** A schedule that violates an invariant. */
export interface Counterexample {
  readonly scenario: string;
  readonly schedule: readonly string[];
  /** Violations at its end. */
  readonly wrong: readonly string[];
}

/** The violated invariant: the first word of its message. */
const brokenBy = (wrong: readonly string[]): string | undefined => wrong[0]?.split(' ', 1)[0];

const attempt = async (scenario: Scenario, schedule: readonly string[]): Promise<Counterexample> => {
  const followed = await replaySchedule(scenario, schedule, 'skip');
  const wrong = followed.wrong.length > 0 ? followed.wrong : await followed.world.runOut();
  return { scenario: scenario.name, schedule: followed.schedule, wrong };
};

/** Minimizes a counterexample: every remaining action is necessary. */
export const shrink = async (scenario: Scenario, found: Counterexample): Promise<Counterexample> => {
  let shortest = found;
  for (let size = Math.ceil(found.schedule.length / 2); size >= 1; ) {
    let hasShrunk = false;
    for (let from = 0; from < shortest.schedule.length; ) {
      const without = [...shortest.schedule.slice(0, from), ...shortest.schedule.slice(from + size)];
      const tried = await attempt(scenario, without);
      const isSame = tried.wrong.length > 0 && brokenBy(tried.wrong) === brokenBy(found.wrong);
      if (isSame && tried.schedule.length < shortest.schedule.length) {
        shortest = tried;
        hasShrunk = true;
      } else {
        from += size;
      }
    }
    if (!hasShrunk || size > 1) size = size === 1 ? 0 : Math.ceil(size / 2);
  }
  return shortest;
};

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Source of a vitest test that fails while the counterexample reproduces. The scenario is one of `scenarios`. */
export const counterexampleTest = ({ scenario, schedule, wrong }: Counterexample): string =>
  `import { followSchedule, scenarioNamed } from '@ironcart/checkout-machines/testing';
import { expect, it } from 'vitest';

it(${quoted(`${scenario}: ${wrong[0] ?? 'nothing is wrong'}`)}, async () => {
  const wrong = await followSchedule(scenarioNamed(${quoted(scenario)}), [
${schedule.map((action) => `    ${quoted(action)},`).join('\n')}
  ]);
  expect(wrong).toEqual([]);
});
`;
