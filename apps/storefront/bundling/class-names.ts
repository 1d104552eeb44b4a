import { basename } from 'node:path';

const fileOf = new Map<string, string>();

/**
 * A class name in the page: `Button-primary` for `.primary` of Button.module.css. Only the stylesheet's name makes its
 * classes unique, which compresses better than a hash in each name; two stylesheets with the same name fail the build.
 */
export const classNameOf = (name: string, file: string): string => {
  const path = file.split('?')[0] ?? file;
  const sheet = basename(path, '.module.css');
  const first = fileOf.get(sheet) ?? path;
  if (first !== path) throw new Error(`Two stylesheets are named ${sheet}.module.css: ${first} and ${path}.`);
  fileOf.set(sheet, path);
  return `${sheet}-${name}`;
};
