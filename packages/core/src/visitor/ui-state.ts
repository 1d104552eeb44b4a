import { requireObject } from '../require-argument.ts';

/** The overlays of a page, and the state of the native app (S3-uistate). */
export interface UiState {
  /** The name of the shown overlay. */
  readonly overlay: string | null;
  /** The name of the open drawer. */
  readonly drawer: string | null;
  /** Whether a video is playing picture-in-picture. */
  readonly pictureInPicture: boolean;
  /** When the app last reloaded its content, in milliseconds since the epoch. */
  readonly appLastContentReloadAt: number | null;
  /** Whether the app is in the background. */
  readonly appIsNotActive: boolean;
  readonly hideMbnBanner: boolean;
}

/** The initial UI state of a page. */
export const initialUiState: UiState = {
  overlay: null,
  drawer: null,
  pictureInPicture: false,
  appLastContentReloadAt: null,
  appIsNotActive: false,
  hideMbnBanner: false,
};

/** Shows an overlay and closes the drawer; null hides the overlay. */
export const withOverlay = (state: UiState, overlay: string | null): UiState => {
  requireObject(state, 'state');
  return {
    ...state,
    overlay,
    drawer: overlay === null ? state.drawer : null,
  };
};
