import { createButtonBlock, layoutBlocks, lazyWithRetry } from '@ironcart/react-ui';
import { Suspense } from 'react';
import { deviceOfPage, openInAppBrowser } from '../adapters/app-browser.ts';

const LateRecommendations = lazyWithRetry(async () => (await import('./Recommendations.tsx')).Recommendations);

/** The search service's recommendations for the shopper; empty without any. */
const Recommendations = () => (
  <Suspense>
    <LateRecommendations place="home" page="/" />
  </Suspense>
);

/** Blocks that arrange others, recommendations, and buttons that can open the native app's screens. */
export const blocks = {
  ...layoutBlocks,
  Recommendations,
  Button: createButtonBlock({ deviceOf: deviceOfPage, openInApp: openInAppBrowser }),
};
