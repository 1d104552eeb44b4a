import type { Screen } from '@ironcart/checkout-machines/testing';
import { expect } from 'storybook/test';
import { walkByKeyboard } from './keyboard-walk.ts';

/** Many screens share one page here, each with landmarks that are otherwise unique. */
export const stateAtlasParameters = {
  a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
};

/** Logs how much of a machine its atlas covers, and fails if a state is missing. */
export const showsEveryState = async (
  machine: string,
  screens: readonly Screen<unknown>[],
  reachable: number,
): Promise<void> => {
  const shown = screens.reduce((sum, { stateCount }) => sum + stateCount, 0);
  console.log(
    `State atlas: ${machine} at ${window.innerWidth} px shows ${shown} of ${reachable} reachable states, as ${screens.length} screens`,
  );
  await expect(shown).toBe(reachable);
};

/** Tabs through all screens by keyboard. */
export const isWalkedByKeyboard = async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
  await expect(await walkByKeyboard(canvasElement)).toEqual([]);
};
