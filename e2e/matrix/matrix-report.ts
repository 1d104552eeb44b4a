import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { addressOn, publicPages, sitePaths, widths } from '../fixtures/public-pages.ts';
import { addressAnnotation, findingsAttachment } from './hand-over.ts';

/** By the page's path on its site. */
type Findings = ReadonlyMap<string, readonly string[]>;

const siteName = (site: string): string => site.slice(1).toUpperCase() || 'USA';

const matrixTable = (found: Findings): string => {
  const row = (path: string): string => {
    const counts = sitePaths.map((site) => found.get(addressOn(site, path))?.length ?? 'not visited');
    return `| ${path} | ${counts.join(' | ')} |`;
  };
  return [
    `| page | ${sitePaths.map(siteName).join(' | ')} |`,
    `|---|${sitePaths.map(() => '---:|').join('')}`,
    ...publicPages.map(row),
  ].join('\n');
};

const matrixReport = (found: Findings): string => {
  const all = [...found.values()].flat();
  const visits = publicPages.length * sitePaths.length * widths.length;
  const day = new Date().toISOString().slice(0, 10);
  return `# The page matrix

Written by \`npm run matrix\` (Node ${process.versions.node} on ${cpus().length} cores, ${day}); do not edit.

Each public page on each site at ${widths.join(', ')} px, in Chromium: ${visits} visits, from the server-rendered page to the running
application. A finding is a violation of WCAG 2.2 A or AA according to axe, a layout shift above 0.02, a layout wider than
its window, a console error or warning (such as a hydration mismatch), or a request to another origin.

${matrixTable(found)}

Findings: ${all.length}.${all.map((finding) => `\n\n- ${finding.replaceAll('\n', ' ')}`).join('')}
`;
};

/** Collects the findings of the tests, and writes docs/matrix.md if every page of every site was visited. */
export default class MatrixReporter implements Reporter {
  readonly #found = new Map<string, readonly string[]>();

  onTestEnd({ annotations }: TestCase, { attachments, error }: TestResult): void {
    const address = annotations.find(({ type }) => type === addressAnnotation)?.description ?? '';
    const body = attachments.find(({ name }) => name === findingsAttachment)?.body;
    this.#found.set(
      address,
      body === undefined
        ? [`${address}: ${error?.message ?? 'was not visited'}`]
        : (JSON.parse(body.toString()) as string[]),
    );
  }

  onEnd(): void {
    const pages = publicPages.length * sitePaths.length;
    const isWhole = sitePaths.every((site) => publicPages.every((path) => this.#found.has(addressOn(site, path))));
    if (!isWhole) {
      console.log(`\n${this.#found.size} of ${pages} pages visited: docs/matrix.md is written by a run of all.`);
      return;
    }
    writeFileSync(inRoot('docs/matrix.md'), matrixReport(this.#found));
    console.log('\nWritten to docs/matrix.md.');
  }

  printsToStdio(): boolean {
    return false;
  }
}
