import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../prepare/root.mjs';

const folder = inRoot('docs/requirements');

/** The title of a section: `7-calls.jsonl` is "7. Calls". */
const titleOf = (file) => {
  const [number, ...words] = file.replace('.jsonl', '').split('-');
  const name = words.join(' ');
  return `${number}. ${name[0].toUpperCase()}${name.slice(1)}`;
};

const readLines = (file) => readFileSync(`${folder}/${file}`, 'utf8').trim().split('\n');

/** The requirements in `docs/requirements`, one section per file: `{ title, requirements: [{ id, text }] }`. */
export const readRegister = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .map((file) => ({ title: titleOf(file), requirements: readLines(file).map((line) => JSON.parse(line)) }));

/** The topic of a requirement: `S4-ship` for `S4-ship-07`. */
export const topicOf = (id) => id.replace(/-\d+$/, '');
