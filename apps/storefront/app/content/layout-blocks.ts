import { createButtonBlock, layoutBlocks } from '@ironcart/react-ui';
import { deviceOfPage, openInAppBrowser } from '../adapters/app-browser.ts';

/** The blocks that arrange others, with buttons that know the app around the page. */
export const blocks = {
  ...layoutBlocks,
  Button: createButtonBlock({ deviceOf: deviceOfPage, openInApp: openInAppBrowser }),
};
