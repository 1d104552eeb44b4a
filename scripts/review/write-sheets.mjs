import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contactSheets } from './contact-sheet.mjs';

/**
 * Writes the pages of a visual review into the folder of its pictures.
 * @returns path of the index
 */
export const writeSheets = async (folder, stories, widths) => {
  for (const [file, html] of contactSheets(stories, widths)) await writeFile(join(folder, file), html);
  return join(folder, 'index.html');
};
