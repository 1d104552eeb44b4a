import process from 'node:process';

/** The oldest Node that runs the programs of this package: `engines` of its manifest says the same. */
const oldest = [20, 19];

/** Ends the program with a sentence under an older Node, which would miss functions. */
export const requireNode = () => {
  const { node } = process.versions;
  const [major, minor] = node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  console.error(
    `Ironcart needs Node ${oldest.join('.')} or newer and this is ${node}: install a newer Node (nodejs.org) and run the command again.`,
  );
  process.exit(1);
};
