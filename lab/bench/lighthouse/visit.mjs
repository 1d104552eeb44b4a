import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const metrics = {
  firstPaintMs: 'first-contentful-paint',
  largestPaintMs: 'largest-contentful-paint',
  blockingMs: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
};

/** The failed audits that lower a category's score. */
const findingsOf = (judged, audits) =>
  Object.values(judged).flatMap(({ id, auditRefs }) =>
    id === 'performance'
      ? []
      : auditRefs
          .filter(({ id: audit, weight }) => weight > 0 && audits[audit].score !== null && audits[audit].score < 1)
          .map(({ id: audit }) => `${id}: ${audits[audit].title}`),
  );

const mostTries = 3;

/**
 * Measures a page in a separate browser, with retries: a browser sometimes loses the start of its trace (NO_NAVSTART).
 */
const measure = async ({ url, chromePath, cookie, skipAudits }) => {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: categories,
      skipAudits,
      ...(cookie === undefined ? {} : { extraHeaders: { Cookie: cookie } }),
    });
    return lhr;
  } finally {
    chrome.kill();
  }
};

/**
 * Runs Lighthouse on a page (mobile preset, simulated throttling).
 * @returns each category's score out of 100, the metrics, and the findings
 * @throws Error if the page could not be measured several times in a row
 */
export const visit = async (page) => {
  for (let tries = 1; ; tries += 1) {
    const { runtimeError, categories: judged, audits } = await measure(page);
    if (runtimeError === undefined)
      return {
        scores: categories.map((category) => Math.round((judged[category].score ?? 0) * 100)),
        ...Object.fromEntries(Object.entries(metrics).map(([name, audit]) => [name, audits[audit].numericValue])),
        findings: findingsOf(judged, audits),
      };
    if (tries === mostTries) throw new Error(`${page.url} could not be measured: ${runtimeError.message}`);
  }
};
