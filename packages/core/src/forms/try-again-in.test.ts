import { expect, it } from 'vitest';
import { tryAgainIn } from './try-again-in.ts';

it.each([
  [0, 'Try again in 1 second.'],
  [20, 'Try again in 20 seconds.'],
  [60, 'Try again in 1 minute.'],
  [61, 'Try again in 2 minutes.'],
  [3_600, 'Try again in 1 hour.'],
  [3_601, 'Try again in 2 hours.'],
  [undefined, 'Try again in a moment.'],
])('retry message for %s seconds never states too short a wait: %s [S8-http-08]', (seconds, sentence) => {
  expect(tryAgainIn(seconds)).toBe(sentence);
});
