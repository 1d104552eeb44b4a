import process from 'node:process';

/** The minimum Node version for this package; must match `engines` in its manifest. */
const oldest = [20, 19];

/** Exits with a message if the Node version is too old. */
export const requireNode = () => {
  const { node } = process.versions;
  const [major, minor] = node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  console.error(
    `Ironcart needs Node ${oldest.join('.')} or newer and this is ${node}: install a newer Node (nodejs.org) and run the command again.`,
  );
  process.exit(1);
};
