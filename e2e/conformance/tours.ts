import type { ConformanceAction, ConformancePath } from '@ironcart/checkout-machines/testing';

const fill = { action: 'fillAddress', with: 'whole' } as const;
const enter = (kind: 'approved' | 'challenge' | 'refused') => ({ action: 'enterCard', with: kind }) as const;
const go = { action: 'continue' } as const;
const back = { action: 'goBack' } as const;
const reload = { action: 'reload' } as const;
const place = { action: 'place' } as const;
const decline = { action: 'declineChallenge' } as const;
const approve = { action: 'approveChallenge' } as const;
const close = { action: 'closeChallenge' } as const;

/** Two long paths that together take every transition between pages, to an error, and across a reload. */
export const tours: Readonly<Record<string, readonly ConformanceAction[]>> = {
  'there and back, over a refused card': [
    ...[reload, go, fill, go, reload, back, go],
    ...[enter('approved'), go, back, go, reload],
    ...[enter('refused'), go, place, back, go],
    ...[enter('approved'), go, place],
  ],
  'to the bank and back': [
    ...[fill, go, enter('challenge'), go, place, reload, decline, back, go],
    ...[enter('challenge'), go, place, close, reload, close, back, reload, close],
    ...[enter('challenge'), go, reload, approve],
  ],
};

const partial = { action: 'fillAddress', with: 'partial' } as const;
const other = { action: 'chooseOtherShipping' } as const;

/**
 * One purchase through every state of checkout, in pieces: each is done in one channel, and the next one may be done in
 * another. Going back is not a piece, because without scripts it only opens another page of the same checkout.
 */
export const pieces: readonly (readonly ConformanceAction[])[] = [
  ...[[partial, go], [fill, go], [back, other, go], [go]],
  ...[[enter('refused'), go], [back, go], [place], [back, go]],
  ...[[enter('challenge'), go], [place], [decline], [back, go]],
  ...[[enter('challenge'), go], [place], [close]],
  ...[[enter('challenge'), go], [place], [approve]],
];

/** The page transitions in the paths: from which page, by which action, to which page and with which errors. */
export const transitionsOf = (paths: readonly ConformancePath[]): readonly string[] => {
  const taken = paths.flatMap(({ start, steps }) =>
    steps.flatMap(({ expect, action }, at) => {
      const before = steps[at - 1]?.expect ?? start;
      const isElsewhere = before.step !== expect.step || String(before.errors) !== String(expect.errors);
      if (!isElsewhere && action !== 'reload') return [];
      return [`${before.step}, ${action}: ${[expect.step, ...expect.errors].join(' with ')}`];
    }),
  );
  return [...new Set(taken)].toSorted();
};
