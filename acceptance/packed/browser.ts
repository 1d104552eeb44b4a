import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../../scripts/prepare/chromium.mjs';

/** Opens this machine's Chromium. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumArguments] });
