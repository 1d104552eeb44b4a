import process from 'node:process';
import {
  counterexampleTest,
  explorationLine,
  exploreAll,
  type Scenario,
  scenarioNamed,
  scenarios,
  sessionScenariosIn,
} from '@ironcart/checkout-machines/testing';
import { readOptions } from '../../scripts/prepare/read-options.mjs';
import { openPostgresSessions, type PostgresSessions } from './postgres-sessions.ts';

const usage =
  'Usage: npm run explore -- [--schedules 1000000] [--seed 1] [--length 60] [--by-length 0.5] [--scenario "two tabs"] [--sessions memory|postgresql]';
const { values } = readOptions(usage, {
  options: {
    schedules: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: String(Date.now()) },
    length: { type: 'string', default: '60' },
    'by-length': { type: 'string', default: '0.5' },
    scenario: { type: 'string' },
    sessions: { type: 'string' },
  },
});
const seed = Number(values.seed);
const maxSchedules = Number(values.schedules);
const maxLength = Number(values.length);
const partByLength = Number(values['by-length']);
const isPart = partByLength >= 0 && partByLength <= 1;
const isKnownStore = [undefined, 'memory', 'postgresql'].includes(values.sessions);
if (
  !isKnownStore ||
  !isPart ||
  ![seed, maxSchedules, maxLength].every((number) => Number.isSafeInteger(number) && number >= 0)
) {
  console.error(usage);
  process.exit(1);
}

const database: PostgresSessions | undefined =
  values.sessions === 'postgresql' ? await openPostgresSessions() : undefined;

/** All scenarios, or only those of server sessions. */
const chosen: readonly Scenario[] = values.sessions === undefined ? scenarios : sessionScenariosIn(database?.open);
const wanted = values.scenario === undefined ? chosen : [scenarioNamed(values.scenario, chosen)];
console.log(`Exploring ${maxSchedules.toLocaleString('en-US')} schedules, seed ${seed}`);
const explorations = await exploreAll(wanted, { maxSchedules, seed, maxLength, partByLength }, (exploration) =>
  console.log(explorationLine(exploration)),
);
const total = explorations.reduce((sum, { schedules }) => sum + schedules, 0);
const violation = explorations.find((exploration) => exploration.violation)?.violation;
console.log(
  `${total.toLocaleString('en-US')} schedules ran, seed ${seed}: ${violation ? 'violated' : 'nothing was violated'}`,
);
await database?.close();
if (violation) console.log(`\n${counterexampleTest(violation)}`);
process.exit(violation ? 1 : 0);
