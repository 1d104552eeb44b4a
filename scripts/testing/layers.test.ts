import { rmSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { layers } from './layers.mjs';

const journeys = layers.find(({ name }) => name === 'journeys');
const reportFile = journeys?.environment?.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '';

describe('journey counts', () => {
  afterEach(() => rmSync(reportFile, { force: true }));

  it('count a test that passed on retry as failed', () => {
    writeFileSync(reportFile, JSON.stringify({ stats: { expected: 100, unexpected: 2, flaky: 1, skipped: 0 } }));
    expect(journeys?.count?.()).toEqual({ passed: 100, failed: 3 });
  });

  it('include the file, project, title and first line of each failure', () => {
    const tests = [
      { projectName: 'phone', status: 'unexpected', results: [{ error: { message: 'no button\n at line 3' } }] },
      { projectName: 'desktop', status: 'expected', results: [{}] },
    ];
    const suites = [{ suites: [{ specs: [{ file: 'cart.e2e.ts', title: 'removes a line', tests }] }] }];
    writeFileSync(reportFile, JSON.stringify({ suites }));
    expect(journeys?.failures?.()).toEqual(['cart.e2e.ts (phone): removes a line: no button']);
  });
});
