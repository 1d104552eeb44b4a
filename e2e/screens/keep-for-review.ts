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
 * Keeps the upper part of the page that is open, if the criteria of the design review name this screen.
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
    // One and a half windows: what leads, and what follows it.
    clip: { x: 0, y: 0, width, height: Math.round(height * 1.5) },
  });
};
