import { readOptions } from '../prepare/read-options.mjs';
import { wholeNumbers } from './whole-numbers.mjs';

const usage = 'Usage: npm run failover -- [--kills 20] [--buyers 4]';

/** The command line of `npm run failover`. */
export const readFailoverArguments = () => {
  const { values } = readOptions(usage, {
    options: { kills: { type: 'string', default: '20' }, buyers: { type: 'string', default: '4' } },
  });
  const [kills, buyers] = wholeNumbers(values, ['kills', 'buyers'], usage);
  return { kills, buyers };
};
