import process from 'node:process';
import { refuseArguments } from './refuse-arguments.mjs';

/** The words after `--` in each form of a usage: `[['set', 'NAME'], ['reset', 'NAME']]`. */
const formsOf = (usage) =>
  usage
    .split('\n')
    .filter((line) => line.startsWith('  npm run '))
    .map((line) => (line.split(' -- ')[1] ?? '').split(' ').filter((word) => word !== ''));

/** A word that the user writes as it stands: others stand for a value, as FILE does. */
const isLiteral = (word) => /^[a-z]/.test(word);

/**
 * Refuses what a usage does not know at all: an option, or a first word. Prints the usage for `--help`. It needs nothing
 * installed; the command itself reads the values.
 * @param usage begins with its forms, as in '  npm run order -- audit ORDER'
 */
export const checkCommandLine = (usage, args = process.argv.slice(2)) => {
  if (args.includes('--help') || args[0] === '-h') {
    console.log(usage);
    process.exit(0);
  }
  const options = new Set(usage.match(/--[a-z][a-z-]*/g));
  const stranger = args
    .flatMap((word) => /^--[a-z][\w-]*(?==|$)/i.exec(word)?.[0] ?? [])
    .find((option) => !options.has(option));
  if (stranger !== undefined) refuseArguments(`Unknown option '${stranger}'.`, usage);
  const [word] = args;
  if (word === undefined || word.startsWith('-')) return;
  const first = formsOf(usage).flatMap(([name]) => (name === undefined || name.startsWith('[-') ? [] : [name]));
  const verbs = [...new Set(first.filter(isLiteral))];
  if (!first.every(isLiteral)) return;
  if (verbs.includes(word)) return;
  refuseArguments(
    verbs.length === 0 ? `"${word}" is one word too many.` : `"${word}" is none of ${verbs.join(', ')}.`,
    usage,
  );
};
