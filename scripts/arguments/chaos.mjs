import { readOptions } from '../prepare/read-options.mjs';
import { wholeNumbers } from './whole-numbers.mjs';

const usage = 'Usage: npm run chaos -- [--rounds 1000] [--kill-every 1] [--children 2]';

/** The command line of `npm run chaos`. */
export const readChaosArguments = () => {
  const { values } = readOptions(usage, {
    options: {
      rounds: { type: 'string', default: '1000' },
      'kill-every': { type: 'string', default: '1' },
      children: { type: 'string', default: '2' },
    },
  });
  const [rounds, killEvery, children] = wholeNumbers(values, ['rounds', 'kill-every', 'children'], usage);
  return { rounds, killEvery, children };
};
