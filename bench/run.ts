import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { inRoot } from '../scripts/prepare/root.mjs';
import { ratioChart } from './ratio-chart.ts';
import { type Comparison, markdownTable } from './ratio-table.ts';
import { measurePricing } from './suites/pricing.ts';

interface Chapter {
  readonly name: string;
  readonly heading: string;
  readonly explanation: string;
  readonly measure: () => Promise<readonly Comparison[]>;
}

const chapters: readonly Chapter[] = [
  {
    name: 'pricing',
    heading: 'Pricing a cart',
    explanation:
      'All three price the same cart to the same sum. `@ironcart/pricing` finds the price of every line (list, sale, group, promotion), checks the line and answers every issue; the two others only multiply and add.',
    measure: measurePricing,
  },
];

const folder = inRoot('docs/bench');
mkdirSync(folder, { recursive: true });
const sections: string[] = [];
for (const { name, heading, explanation, measure } of chapters) {
  const comparisons = await measure();
  writeFileSync(`${folder}/${name}.svg`, `${ratioChart(comparisons)}\n`);
  const tables = comparisons.map(markdownTable).join('\n\n');
  console.log(`\n${heading}\n\n${tables}`);
  sections.push(`## ${heading}\n\n${explanation}\n\n![${heading}: ratios](${name}.svg)\n\n${tables}`);
}
writeFileSync(
  `${folder}/README.md`,
  `# Figures\n\nWritten by \`npm run bench\`: ratios of things measured side by side in one run, here on ${cpus().length} cores and Node ${process.versions.node}. A timing is never a test's assertion.\n\n${sections.join('\n\n')}\n`,
);
