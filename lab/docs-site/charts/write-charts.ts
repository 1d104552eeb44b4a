import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machines, pageNameOf } from '../../../scripts/diagrams/pages.ts';
import { inRoot } from '../../../scripts/prepare/root.mjs';
import { chartOf } from './chart-of.ts';
import { layOut } from './layout.mjs';

/** Lays out the chart of every machine for the documentation site. */
const folder = inRoot('lab/docs-site/.cache/charts');
mkdirSync(folder, { recursive: true });
for (const machine of machines) {
  writeFileSync(join(folder, `${pageNameOf(machine)}.json`), JSON.stringify(await layOut(chartOf(machine))));
}
