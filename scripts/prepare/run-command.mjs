import process from 'node:process';
import { checkCommandLine } from '../arguments/check-command-line.mjs';
import { buildApplication } from './build.mjs';
import { installStore } from './install.mjs';

/**
 * Installs and builds whatever is missing, runs a command of the built server with the command line's arguments, and
 * ends the process with its exit code; an error is printed in one line. What the usage does not know is refused before.
 * @param usage how the command is called
 * @param load imports the command from the built server
 */
export const runCommand = async (usage, load) => {
  checkCommandLine(usage);
  try {
    await installStore();
    await buildApplication();
    const command = await load();
    process.exit(await command(process.argv.slice(2)));
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
};
