import { visitFindings, watchLayout } from '../fixtures/page-findings.ts';
import { addressOn, publicPages, sitePaths, widths } from '../fixtures/public-pages.ts';
import { expect, test } from '../fixtures/test.ts';
import { addressAnnotation, findingsAttachment } from './hand-over.ts';

test.use({ bypassCSP: true });

for (const site of sitePaths) {
  for (const path of publicPages) {
    const address = addressOn(site, path);
    const annotation = { type: addressAnnotation, description: address };
    test(`${address} has no findings at any width`, { annotation }, async ({ page }, info) => {
      await watchLayout(page);
      const findings: string[] = [];
      for (const width of widths) findings.push(...(await visitFindings(page, { path: address, width })));
      await info.attach(findingsAttachment, { body: JSON.stringify(findings), contentType: 'application/json' });
      expect(findings).toEqual([]);
    });
  }
}
