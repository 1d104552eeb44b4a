import { readOptions } from '../prepare/read-options.mjs';
import { refuseArguments } from './refuse-arguments.mjs';

/**
 * Reads a command line of names, which may be left out.
 * @param command `npm run bench -- [CHAPTER ...]`
 * @param what a name's kind as messages call it: `chapter`
 * @param known every name that may be given
 * @param chooses whether a word names one of the known, if not by being equal
 * @returns the words that were given
 */
export const chooseNames = (command, what, known, chooses = (word, name) => word === name) => {
  const usage = `Usage: ${command}`;
  const { positionals } = readOptions(usage, { allowPositionals: true, options: {} });
  const stranger = positionals.find((word) => !known.some((name) => chooses(word, name)));
  if (stranger === undefined) return positionals;
  return refuseArguments(`There is no ${what} "${stranger}": choose from ${known.join(', ')}.`, usage);
};
