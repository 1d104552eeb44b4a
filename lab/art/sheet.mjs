import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../../scripts/prepare/root.mjs';

/*
 * Writes a contact sheet of all masters at the size of a card on a phone, by family, because a picture has to be judged
 * beside its neighbours.
 */

const folder = inRoot('packages/seed/pictures');
const target = inRoot('build/pictures.html');
const masters = JSON.parse(readFileSync(`${folder}/masters.json`, 'utf8'));

const inHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const figure = ({ name, file, alt }) =>
  `<figure><img src="${pathToFileURL(`${folder}/${file}`)}" alt="${inHtml(alt)}" width="180" loading="lazy"><figcaption>${inHtml(name)}</figcaption></figure>`;

const families = [...new Set(masters.map(({ family }) => family))];
const sections = families.map((family) => {
  const figures = masters.filter((master) => master.family === family).map(figure);
  return `<h2>${inHtml(family)} (${figures.length})</h2><div>${figures.join('')}</div>`;
});

mkdirSync(dirname(target), { recursive: true });
writeFileSync(
  target,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Product pictures</title>
<style>body{margin:16px;font:12px/1.3 sans-serif}div{display:flex;flex-wrap:wrap;gap:8px}figure{margin:0;width:180px}img{display:block}</style>
<h1>${masters.length} product pictures</h1>
${sections.join('\n')}
`,
);
console.log(`Written to ${target}: ${masters.length} pictures of ${families.length} families.`);
