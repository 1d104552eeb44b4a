import { rmSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { layers } from './layers.mjs';

const journeys = layers.find(({ name }) => name === 'journeys');
const reportFile = journeys?.environment?.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '';

describe('journey counts', () => {
  afterEach(() => rmSync(reportFile, { force: true }));

  it('include a test that passed on retry as failed', () => {
    writeFileSync(reportFile, JSON.stringify({ stats: { expected: 100, unexpected: 2, flaky: 1, skipped: 0 } }));
    expect(journeys?.count?.()).toEqual({ passed: 100, failed: 3 });
  });
});
