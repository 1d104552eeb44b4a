import { root } from './root.mjs';

/**
 * Refuses to build in a folder whose path the build tool (Vite) would parse as a URL with a fragment or a query.
 * @param folder absolute path; default: this checkout
 * @throws Error with one sentence and its remedy
 */
export const requireFolderName = (folder = root) => {
  const [character] = /[#?]/.exec(folder) ?? [];
  if (character === undefined) return;
  throw new Error(
    `The path of this folder contains "${character}", which the build cannot read: ${folder}\nMove or rename the folder and run the command again.`,
  );
};
