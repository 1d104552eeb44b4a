/** One Lighthouse run of a page. */
export interface PageVisit {
  /** Performance, accessibility, best practices and SEO, each out of 100. */
  readonly scores: readonly [number, number, number, number];
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly shift: number;
  readonly findings: readonly string[];
}

/** The minimum of each score for every page, in the same order. */
const goals = [97, 100, 100, 100] as const;

/** The median run of a page, by performance. */
export const medianVisit = (visits: readonly PageVisit[]): PageVisit => {
  const sorted = visits.toSorted((left, right) => left.scores[0] - right.scores[0]);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (median === undefined) throw new Error('There were no visits.');
  return median;
};

/** Whether a run reached every goal. */
export const reachesGoals = ({ scores }: PageVisit): boolean =>
  scores.every((score, index) => score >= (goals[index] ?? 0));

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

const line = ([name, visit]: readonly [string, PageVisit]): string => {
  const { scores, firstPaintMs, largestPaintMs, blockingMs, shift } = visit;
  const figures = [seconds(firstPaintMs), seconds(largestPaintMs), blockingMs.toFixed(0), shift.toFixed(3)];
  return `| ${[name, ...scores, ...figures].join(' | ')} |`;
};

/** The page that `npm run lighthouse` writes, in Markdown. */
export const lighthouseReport = (
  visits: ReadonlyMap<string, PageVisit>,
  { runs, conditions }: { readonly runs: number; readonly conditions: string },
): string => {
  const findings = [...visits].flatMap(([name, visit]) => visit.findings.map((finding) => `- ${name}: ${finding}`));
  return `# Lighthouse

Written by \`npm run lighthouse\` (${conditions}); do not edit.

The product as \`npm start\` runs it, over HTTP/1.1 on the same machine, with Lighthouse's mobile preset: a
slow 4G connection and a CPU at a quarter of its speed, both simulated. Each row is the median of ${runs} visits by performance. Goals:
performance at least ${goals[0]}, everything else 100. Cart and search are excluded from search engines on purpose
(\`noindex\` and robots.txt), so the audit that requires indexing is skipped there.

| page | performance | accessibility | best practices | SEO | first paint, s | largest paint, s | blocked, ms | shift |
|---|---:|---:|---:|---:|---:|---:|---:|---:|
${[...visits].map(line).join('\n')}

${findings.length === 0 ? 'No finding lowers accessibility, best practices or SEO.' : `Findings:\n\n${findings.join('\n')}`}
`;
};
