import * as v from 'valibot';
import { expect, it } from 'vitest';
import { initialUiState, withOverlay } from './ui-state.ts';
import { uiStateSchema } from './ui-state-schema.ts';

const sample = {
  overlay: 'size-guide',
  drawer: 'cart',
  pictureInPicture: true,
  appLastContentReloadAt: Date.UTC(2026, 10, 21),
  appIsNotActive: true,
  hideMbnBanner: true,
};

it('UI state contains open overlays, the state of the app and hidden parts [S3-uistate-01]', () => {
  expect(v.parse(uiStateSchema, { ...sample, more: 1 })).toEqual(sample);
  expect(v.parse(uiStateSchema, initialUiState)).toEqual(initialUiState);
  for (const field of Object.keys(sample)) {
    const { [field as keyof typeof sample]: _left, ...rest } = sample;
    expect(v.is(uiStateSchema, rest), field).toBe(false);
  }
});

it('UI state replaces an open drawer by an overlay', () => {
  const opened = withOverlay({ ...initialUiState, drawer: 'cart' }, 'size-guide');
  expect([opened.overlay, opened.drawer]).toEqual(['size-guide', null]);
  expect(withOverlay(opened, null)).toEqual(initialUiState);
});
