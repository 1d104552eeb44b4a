import { expect, it } from 'vitest';
import { takeTurns } from './take-turns.ts';

it('concurrency limit runs a limited number of tasks at a time, in order, even after a failure', async () => {
  const turn = takeTurns(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = [0, 1, 2, 3, 4].map((number) =>
    turn(async () => {
      begun.push(number);
      await new Promise<void>((end) => ends.push(end));
      if (number === 1) throw new Error('no picture');
    }).catch(() => undefined),
  );
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  await settle();
  expect(begun).toEqual([0, 1]);
  ends[1]?.();
  await settle();
  expect(begun).toEqual([0, 1, 2]);
  for (const number of [0, 2, 3, 4]) {
    ends[number]?.();
    await settle();
  }
  await Promise.all(all);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});
