import { readOptions } from '../prepare/read-options.mjs';
import { refuseArguments } from './refuse-arguments.mjs';

const usage = 'Usage: npm run lighthouse -- [VISITS]   (3 visits to each page if left out)';

/** The command line of `npm run lighthouse`. */
export const readLighthouseArguments = () => {
  const { positionals } = readOptions(usage, { allowPositionals: true, options: {} });
  const [visits = '3', ...others] = positionals;
  if (others.length > 0 || !/^[1-9]\d?$/.test(visits)) {
    refuseArguments(`"${positionals.join(' ')}" is no number of visits from 1 to 99.`, usage);
  }
  return { visits: Number(visits) };
};
