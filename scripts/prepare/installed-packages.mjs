/** The two sets of packages: those needed to build, serve and operate the store, and those plus all tools. */
export const shares = ['store', 'tools'];

const isOurs = (path) => !path.includes('node_modules/');

/** npm omits optional packages that do not support the machine. */
const isWanted = (share, locked) =>
  !locked.optional && !locked.link && (share === 'tools' || !(locked.dev || locked.devOptional));

/** The paths of the packages that only tools use and that packages of the store name as optional peers. */
export const optionalToolPackages = (locked) =>
  Object.keys(locked).filter((path) => locked[path].devOptional && !isOurs(path));

/**
 * The packages of a share that are missing or have another version than in the lock file.
 * @param locked the packages of package-lock.json, by path
 * @param installed the packages of npm's list in node_modules
 * @returns their paths
 */
export const missingPackages = (share, locked, installed) =>
  Object.entries(locked)
    .filter(([path, entry]) => !isOurs(path) && isWanted(share, entry))
    .filter(([path, { version }]) => installed[path]?.version !== version)
    .map(([path]) => path);
