import { readOptions } from '../prepare/read-options.mjs';
import { refuseArguments } from './refuse-arguments.mjs';
import { wholeNumbers } from './whole-numbers.mjs';

const usage =
  'Usage: npm run explore -- [--schedules 1000000] [--seed 1] [--length 60] [--by-length 0.5] [--scenario "two tabs"] [--sessions memory|postgresql]';

/** The command line of `npm run explore`. */
export const readExploreArguments = () => {
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
  const [maxSchedules, seed, maxLength] = wholeNumbers(values, ['schedules', 'seed', 'length'], usage, 0);
  const partByLength = Number(values['by-length']);
  if (!(partByLength >= 0 && partByLength <= 1)) {
    refuseArguments(`--by-length is a part from 0 to 1: ${values['by-length']} is not.`, usage);
  }
  if (![undefined, 'memory', 'postgresql'].includes(values.sessions)) {
    refuseArguments(`--sessions is memory or postgresql: ${values.sessions} is neither.`, usage);
  }
  return { maxSchedules, seed, maxLength, partByLength, scenario: values.scenario, sessions: values.sessions };
};
