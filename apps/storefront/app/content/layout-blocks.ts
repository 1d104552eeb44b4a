import { createButtonBlock, layoutBlocks } from '@ironcart/react-ui';
import { deviceOfPage, openInAppBrowser } from '../adapters/app-browser.ts';
import { recommendationsBlock } from './recommendations-block.tsx';

/** Blocks that arrange others, recommendations, and buttons that can open the native app's screens. */
export const blocks = {
  ...layoutBlocks,
  Recommendations: recommendationsBlock,
  Button: createButtonBlock({ deviceOf: deviceOfPage, openInApp: openInAppBrowser }),
};
