import process from 'node:process';
import { parseArgs } from 'node:util';

/**
 * Reads the command line of a command.
 * For `--help` it prints the usage and ends the process with 0, for an unknown option with the reason and 1.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} usage
 * @param {Config} config of node's `parseArgs`
 * @returns {ReturnType<typeof parseArgs<Config>>}
 */
export const readOptions = (usage, config) => {
  try {
    const parsed = parseArgs({ ...config, options: { ...config.options, help: { type: 'boolean' } } });
    if (parsed.values.help !== true) return parsed;
    console.log(usage);
    process.exit(0);
  } catch (error) {
    const [reason] = String(error.message).split('. To specify');
    console.error(`${reason}.\n${usage}`);
    process.exit(1);
  }
};
