import { readOptions } from '../prepare/read-options.mjs';

/**
 * Refuses every argument of a command that takes none.
 * @param command `npm run build`
 * @param instead what to do instead, as a sentence
 */
export const refuseAnyArguments = (command, instead = '') =>
  readOptions(`Usage: ${command}${instead === '' ? '' : `\n${instead}`}`, {});
