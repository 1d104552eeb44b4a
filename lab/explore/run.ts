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
import { readExploreArguments } from '../../scripts/arguments/explore.mjs';
import { openPostgresSessions, type PostgresSessions } from './postgres-sessions.ts';

const { maxSchedules, seed, maxLength, partByLength, scenario, sessions } = readExploreArguments();

const database: PostgresSessions | undefined = sessions === 'postgresql' ? await openPostgresSessions() : undefined;

/** All scenarios, or only those of server sessions. */
const chosen: readonly Scenario[] = sessions === undefined ? scenarios : sessionScenariosIn(database?.open);
const wanted = scenario === undefined ? chosen : [scenarioNamed(scenario, chosen)];
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
