import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const archivo = await readFile(resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'));
const here = (name) => new URL(name, import.meta.url);

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„•…‹›€™←↑→↓−⁄`;
const capitals = `${range(0x41, 0x5a)}0123456789 &.'-`;

/** The weights and widths of headings, labels and prices; must match fonts.css. */
const plate = { wght: { min: 600, max: 750, default: 600 }, wdth: { min: 62, max: 100, default: 100 } };
/** The store's name, the only line in a wide style. */
const wordmark = { wght: 850, wdth: 125 };

const cut = async (name, text, variationAxes) => {
  const font = await subsetFont(archivo, text, { targetFormat: 'woff2', variationAxes });
  await writeFile(here(name), font);
  console.log(`${name}: ${font.length} bytes of ${archivo.length}`);
};

await cut('archivo-latin-wdth.woff2', latin, plate);
await cut('archivo-wordmark.woff2', capitals, wordmark);
await copyFile(resolve('@fontsource-variable/archivo/LICENSE'), here('OFL.txt'));
