import { expect } from 'storybook/test';

/** A page of 1280 px at 400% zoom. */
export const zoomed = { viewport: { value: 'zoomed' } } as const;

/** Text that runs from right to left. */
export const rightToLeft = { direction: 'rtl' } as const;

/** A play function that checks that nothing overflows horizontally. */
export const fitsItsWidth = async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
  const { documentElement } = canvasElement.ownerDocument;
  await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
};
