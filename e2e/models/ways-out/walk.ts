import type { Page } from '@playwright/test';
import { sandboxCard } from '../../fixtures/sandbox-cards.ts';
import { Checkout } from '../checkout.ts';
import { Shop } from '../shop.ts';

/** A call that fails until it is repaired. */
export interface Fault {
  readonly mend: () => Promise<void>;
  /** Number of calls meanwhile. */
  readonly calls: () => number;
}

/** Answers calls with a server error until they are repaired. */
export const breakCalls = async (page: Page, path: RegExp, method?: string): Promise<Fault> => {
  let calls = 0;
  let isBroken = true;
  await page.route(path, async (route) => {
    if (!isBroken || (method !== undefined && route.request().method() !== method)) return route.fallback();
    calls += 1;
    return route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: JSON.stringify({ error: { type: 'internal_error', message: 'broken for a test' } }),
    });
  });
  return {
    mend: async () => {
      isBroken = false;
    },
    calls: () => calls,
  };
};

export const plate = '/halden-training-bumper-plate-20-kg';

export interface Walk {
  readonly page: Page;
  readonly checkout: Checkout;
}

export const arrive = async (page: Page, product = plate): Promise<Walk> => {
  await new Shop(page).arrivesAtCheckoutWith(product);
  return { page, checkout: new Checkout(page) };
};

export const finish = async ({ checkout }: Walk, card = sandboxCard('approved')): Promise<void> => {
  if (new URL(checkout.page.url()).pathname.endsWith('/payment')) {
    await checkout.entersCard(card);
    await checkout.continuesToReview();
  }
  await checkout.placesOrder();
  await checkout.seesOrderNumber();
};

/**
 * Provokes a failure in the storefront and recovers with what the page offers, until the order is placed or the
 * intended action succeeds.
 */
export type WayOut = (page: Page) => Promise<void>;

/** Nothing is shown and everything continues: no failure, or one of an optional part. */
interface Background {
  readonly background: string;
}

/** Another entry has the same symptoms and the same recovery. */
interface SameAs {
  readonly sameAs: string;
}

/** A separate journey covers it. */
interface Journey {
  readonly journey: { readonly file: string; readonly title: string };
}

export type Ways = Readonly<Record<string, WayOut | Background | SameAs | Journey>>;
