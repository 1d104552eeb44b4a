import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../prepare/root.mjs';
import { pages } from './pages.ts';

const folder = inRoot('docs/generated/machines');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { file, text } of pages()) writeFileSync(join(folder, file), text);
console.log(`${pages().length} pages in docs/generated/machines`);
