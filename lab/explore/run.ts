import process from 'node:process';
import {
  counterexampleTest,
  explorationLine,
  exploreAll,
  scenarioNamed,
  scenarios,
} from '@ironcart/checkout-machines/testing';
import { readOptions } from '../../scripts/prepare/read-options.mjs';

const usage = 'Usage: npm run explore -- [--schedules 1000000] [--seed 1] [--length 60] [--scenario "two tabs"]';
const { values } = readOptions(usage, {
  options: {
    schedules: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: String(Date.now()) },
    length: { type: 'string', default: '60' },
    scenario: { type: 'string' },
  },
});
const seed = Number(values.seed);
const maxSchedules = Number(values.schedules);
const maxLength = Number(values.length);
if (![seed, maxSchedules, maxLength].every((number) => Number.isSafeInteger(number) && number >= 0)) {
  console.error(usage);
  process.exit(1);
}

const wanted = values.scenario === undefined ? scenarios : [scenarioNamed(values.scenario)];
console.log(`Exploring ${maxSchedules.toLocaleString('en-US')} schedules, seed ${seed}`);
const explorations = await exploreAll(wanted, { maxSchedules, seed, maxLength }, (exploration) =>
  console.log(explorationLine(exploration)),
);
const total = explorations.reduce((sum, { schedules }) => sum + schedules, 0);
const violation = explorations.find((exploration) => exploration.violation)?.violation;
console.log(
  `${total.toLocaleString('en-US')} schedules ran, seed ${seed}: ${violation ? 'violated' : 'nothing was violated'}`,
);
if (violation) console.log(`\n${counterexampleTest(violation)}`);
process.exit(violation ? 1 : 0);
