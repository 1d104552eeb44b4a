import { test } from '../fixtures/test.ts';
import { errorWays, leaveRefusals, refusalCodes } from '../models/ways-out/errors.ts';
import { waysOut } from '../models/ways-out/index.ts';

/** Number of refusals per journey: each takes about two seconds. */
const perJourney = 8;

test.describe('a shopper can recover from every failure with the options on the page', { tag: '@sampled' }, () => {
  for (const [state, leave] of Object.entries(waysOut)) {
    if (typeof leave !== 'function') continue;
    test(state, ({ page }) => leave(page));
  }
});

test.describe('a shopper whose order is rejected can still place it', { tag: '@one-width' }, () => {
  for (const [code, way] of Object.entries(errorWays)) {
    const walk = 'walk' in way ? way.walk : undefined;
    if (typeof walk === 'function') test(code, ({ page }) => walk(page));
  }

  for (let from = 0; from < refusalCodes.length; from += perJourney) {
    const codes = refusalCodes.slice(from, from + perJourney);
    test(codes.join(', '), { tag: '@sampled' }, ({ page }) => leaveRefusals(page, codes));
  }
});
