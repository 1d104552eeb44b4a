/**
 * Messages for file system errors about a file that a command or a setting names, each with its remedy.
 * @type {Readonly<Record<string, (file: string) => string>>}
 */
const sentences = {
  ENOENT: (file) => `There is no ${file}: check the path, and make the folder first where a file is to be written.`,
  ENOTDIR: (file) => `A part of the path ${file} is a file and no folder: check the path.`,
  EEXIST: (file) => `A file stands where ${file} has to be a folder: move that file away, or choose another place.`,
  EISDIR: (file) => `${file} is a folder: give the path of a file.`,
  EACCES: (file) => `This user may not use ${file}: change its rights, or choose another place.`,
  EPERM: (file) => `This user may not use ${file}: change its rights, or choose another place.`,
  EROFS: (file) => `${file} is on a disk that is mounted read-only: choose another place.`,
  ENOSPC: (file) => `The disk is full, and ${file} was not written: free some space, or choose another place.`,
  EDQUOT: (file) =>
    `The disk's quota is used up, and ${file} was not written: free some space, or choose another place.`,
  ELOOP: (file) => `${file} is a link that leads to itself: check the path.`,
  ENAMETOOLONG: (file) => `The path ${file} is too long for this system: choose a shorter one.`,
};

/**
 * One sentence about a file system error of a file, with its remedy; undefined for any other error.
 * @param {unknown} error
 * @param {string} file
 * @returns {string | undefined}
 */
export const sentenceOfFault = (error, file) => {
  const code = error instanceof Error && 'code' in error && 'syscall' in error ? String(error.code) : '';
  return sentences[code]?.(file);
};
