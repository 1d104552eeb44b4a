import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const metrics = {
  firstPaintMs: 'first-contentful-paint',
  largestPaintMs: 'largest-contentful-paint',
  blockingMs: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
};

/** What took points off a category: its audits that count and are not passed. */
const findingsOf = ({ categories: judged, audits }) =>
  Object.values(judged).flatMap(({ id, auditRefs }) =>
    id === 'performance'
      ? []
      : auditRefs
          .filter(({ id: audit, weight }) => weight > 0 && audits[audit].score !== null && audits[audit].score < 1)
          .map(({ id: audit }) => `${id}: ${audits[audit].title}`),
  );

/**
 * One visit of a page by Lighthouse's phone (mobile preset, simulated throttling), with a browser of its own.
 * @returns each category's score out of 100, the metrics, and what is wrong
 * @throws Error when the page could not be measured
 */
export const visit = async ({ url, chromePath, cookie, skipAudits }) => {
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
    if (lhr.runtimeError) throw new Error(`${url} could not be measured: ${lhr.runtimeError.message}`);
    return {
      scores: categories.map((category) => Math.round((lhr.categories[category].score ?? 0) * 100)),
      ...Object.fromEntries(Object.entries(metrics).map(([name, audit]) => [name, lhr.audits[audit].numericValue])),
      findings: findingsOf(lhr),
    };
  } finally {
    chrome.kill();
  }
};
