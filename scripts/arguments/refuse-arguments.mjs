import process from 'node:process';

/** Prints why a command line is refused, then its usage, and ends the process. */
export const refuseArguments = (reason, usage) => {
  console.error(`${reason}\n${usage}`);
  process.exit(1);
};
