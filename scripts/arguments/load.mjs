import { readOptions } from '../prepare/read-options.mjs';
import { wholeNumbers } from './whole-numbers.mjs';

const usage = 'Usage: npm run load -- [--shoppers 40] [--seconds 120] [--think 1000]';

/** The command line of `npm run load`. */
export const readLoadArguments = () => {
  const { values } = readOptions(usage, {
    options: {
      shoppers: { type: 'string', default: '40' },
      seconds: { type: 'string', default: '120' },
      think: { type: 'string', default: '1000' },
    },
  });
  const [shoppers, seconds, thinkMs] = wholeNumbers(values, ['shoppers', 'seconds', 'think'], usage);
  return { shoppers, seconds, thinkMs };
};
