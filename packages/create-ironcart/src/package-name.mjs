import { CreationError } from './creation-error.mjs';

/**
 * The name of a package for a folder: 'My Shop' becomes 'my-shop'.
 * @throws CreationError if nothing of the folder's name is allowed in one
 */
export const packageNameOf = (folder) => {
  const name = folder
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 100);
  if (name === '')
    throw new CreationError(`"${folder}" has no letter from a to z and no digit to name the project after.`);
  return name;
};
