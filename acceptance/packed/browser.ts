import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../../scripts/prepare/chromium.mjs';

/** Chromium of this machine. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumArguments] });
