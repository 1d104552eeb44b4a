import process from 'node:process';

const floor = [20, 19];

/** Ends the process with one clear sentence if Node is older than the project supports. */
export const requireNodeVersion = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > floor[0] || (major === floor[0] && minor >= floor[1])) return;
  console.error(
    `Ironcart needs Node ${floor.join('.')} or newer and this is ${process.versions.node}: install a newer Node (nodejs.org) and run the command again.`,
  );
  process.exit(1);
};
