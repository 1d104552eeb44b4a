import * as v from 'valibot';
import type { UiState } from './ui-state.ts';

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/** Validates a UI state from the native app or from storage (S3-uistate-01). */
export const uiStateSchema = v.object({
  overlay: v.nullable(name),
  drawer: v.nullable(name),
  pictureInPicture: v.boolean(),
  appLastContentReloadAt: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  appIsNotActive: v.boolean(),
  hideMbnBanner: v.boolean(),
}) satisfies v.GenericSchema<unknown, UiState>;
