import { CreationError } from './creation-error.mjs';

/** Letters without a decomposition into a to z and a mark. */
const spelled = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' };

/**
 * The name of a package for a folder: 'My Shop' becomes 'my-shop', 'Käse' becomes 'kase'.
 * @throws CreationError if the folder's name contains no permitted character
 */
export const packageNameOf = (folder) => {
  const name = folder
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, (letter) => spelled[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 100);
  if (name === '')
    throw new CreationError(`"${folder}" has no letter from a to z and no digit to name the project after.`);
  return name;
};
