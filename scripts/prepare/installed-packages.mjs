/** What is installed apart: what the store needs to be built, served and operated; and that with every tool. */
export const shares = ['store', 'tools'];

const isOurs = (path) => !path.includes('node_modules/');

/** npm leaves out what is optional where it does not fit the machine, and what only a tool asks for with the tools. */
const isWanted = (share, locked) =>
  !locked.optional && !locked.devOptional && !locked.link && (share === 'tools' || !locked.dev);

/**
 * The packages of a share that are not installed in the version of the lock file.
 * @param locked the packages of package-lock.json, by their path
 * @param installed those of npm's list in node_modules
 * @returns their paths
 */
export const missingPackages = (share, locked, installed) =>
  Object.entries(locked)
    .filter(([path, entry]) => !isOurs(path) && isWanted(share, entry))
    .filter(([path, { version }]) => installed[path]?.version !== version)
    .map(([path]) => path);
