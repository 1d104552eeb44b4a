import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { pictureName } from '../../scripts/review/contact-sheet.mjs';
import { writeSheets } from '../../scripts/review/write-sheets.mjs';
import startProduct from '../fixtures/start-product.ts';
import { screensFolder, widths } from './take-screenshots.ts';

/** Starts the product; after the last screenshot, stops it and writes a page with all of them. */
export default async function startAndWriteSheet(): Promise<() => Promise<void>> {
  rmSync(screensFolder, { recursive: true, force: true });
  mkdirSync(screensFolder, { recursive: true });
  const stop = await startProduct();
  return async () => {
    await stop();
    const ending = pictureName('', widths[0]);
    const screens = readdirSync(screensFolder)
      .filter((file) => file.endsWith(ending))
      .map((file) => {
        const id = file.slice(0, -ending.length);
        const [title = '', screen = '', theme = ''] = id.split('--');
        return { id, title, name: `${screen}, ${theme}` };
      });
    console.log(await writeSheets(screensFolder, screens, widths));
  };
}
