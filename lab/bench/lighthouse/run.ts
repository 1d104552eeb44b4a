import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { readLighthouseArguments } from '../../../scripts/arguments/lighthouse.mjs';
import { ensureChromium } from '../../../scripts/prepare/chromium.mjs';
import { installApart } from '../../../scripts/prepare/install-apart.mjs';
import { inRoot } from '../../../scripts/prepare/root.mjs';
import { withProduct } from '../load/run-product.ts';
import { visitedPages, warmPage } from './pages.ts';
import { lighthouseReport, medianVisit, type PageVisit, reachesGoals } from './report.ts';

const { visits: runs } = readLighthouseArguments();

/** Fewer runs give no meaningful median; they only show that the command works. */
const leastRuns = 3;

type Visit = (options: {
  readonly url: string;
  readonly chromePath: string;
  readonly cookie: string | undefined;
  readonly skipAudits: readonly string[];
}) => Promise<PageVisit>;

/** Imported by path at run time, because the library is installed only when needed. */
const loadVisit = async (): Promise<Visit> => {
  await installApart(inRoot('lab/bench/lighthouse'), 'Installing Lighthouse');
  const file = './visit.mjs';
  const { visit }: { readonly visit: Visit } = await import(file);
  return visit;
};

const visit = await loadVisit();
const chromePath = await ensureChromium();
const medians = await withProduct(async (origin) => {
  const found = new Map<string, PageVisit>();
  for (const page of await visitedPages(origin)) {
    const { name, path, cookie, isKeptFromSearch = false } = page;
    await warmPage(origin, page);
    const visits: PageVisit[] = [];
    while (visits.length < runs) {
      const skipAudits = isKeptFromSearch ? ['is-crawlable'] : [];
      visits.push(await visit({ url: origin + path, chromePath, cookie, skipAudits }));
    }
    const median = medianVisit(visits);
    console.log(
      `${name}: ${median.scores.join(' ')} (performance ${visits.map(({ scores }) => scores[0]).join(', ')})`,
    );
    found.set(name, median);
  }
  return found;
});

if (runs < leastRuns) {
  console.log(`\nOf fewer than ${leastRuns} visits docs/lighthouse.md keeps nothing.`);
  process.exit(0);
}
const day = new Date().toISOString().slice(0, 10);
const conditions = `Lighthouse 12.8.2, Node ${process.versions.node} on ${cpus().length} cores, ${day}`;
writeFileSync(inRoot('docs/lighthouse.md'), lighthouseReport(medians, { runs, conditions }));
console.log('\nWritten to docs/lighthouse.md.');
process.exit([...medians.values()].every(reachesGoals) ? 0 : 1);
