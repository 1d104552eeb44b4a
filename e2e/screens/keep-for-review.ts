import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import criteria from '../../docs/design-review/criteria.json' with { type: 'json' };
import { inRoot } from '../../scripts/prepare/root.mjs';

const judged = new Set(criteria.flatMap(({ screens }) => screens));

const { version } = JSON.parse(readFileSync(inRoot('packages', 'react-ui', 'package.json'), 'utf8'));

/** Screens of this release that the design criteria show in Storybook. */
const folder = inRoot('docs', 'design-review', version);

/**
 * Stores a screenshot of the upper part of the open page, if the design review's criteria include this screen.
 * @param screen group, screen, theme and width, such as `browse--home--light-375`
 */
export const keepForReview = async (page: Page, screen: string): Promise<void> => {
  if (!judged.has(screen)) return;
  mkdirSync(folder, { recursive: true });
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.screenshot({
    path: join(folder, `${screen}.jpg`),
    type: 'jpeg',
    quality: 60,
    fullPage: true,
    animations: 'disabled',
    // One and a half window heights: the main part, and the start of the following one.
    clip: { x: 0, y: 0, width, height: Math.round(height * 1.5) },
  });
};
