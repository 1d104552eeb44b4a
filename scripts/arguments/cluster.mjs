import { readOptions } from '../prepare/read-options.mjs';
import { refuseArguments } from './refuse-arguments.mjs';

const usage = 'Usage: npm run cluster -- [--port 5500]';

/** The command line of `npm run cluster`. */
export const readClusterArguments = () => {
  const { values } = readOptions(usage, { options: { port: { type: 'string', default: '5500' } } });
  const port = Number(values.port);
  if (!(Number.isInteger(port) && port > 1023 && port < 65_530)) {
    refuseArguments(`--port is a number from 1024 to 65529, the first of six: ${values.port} is not.`, usage);
  }
  return { port };
};
