import { createButtonBlock, layoutBlocks } from '@ironcart/react-ui';
import { deviceOfPage, openInAppBrowser } from '../adapters/app-browser.ts';

/** Blocks that arrange others, and buttons that can open the native app's screens. */
export const blocks = {
  ...layoutBlocks,
  Button: createButtonBlock({ deviceOf: deviceOfPage, openInApp: openInAppBrowser }),
};
