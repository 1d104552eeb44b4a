/** What is open over a page, and what the app around it is doing (S3-uistate). */
export interface UiState {
  /** The overlay that is shown, by its name. */
  readonly overlay: string | null;
  /** The drawer that is open, by its name. */
  readonly drawer: string | null;
  /** A film goes on in a window of its own. */
  readonly pictureInPicture: boolean;
  /** When the app last loaded its content anew, in milliseconds since the epoch. */
  readonly appLastContentReloadAt: number | null;
  /** The app is in the background. */
  readonly appIsNotActive: boolean;
  readonly hideMbnBanner: boolean;
}

/** A page as it is first shown. */
export const initialUiState: UiState = {
  overlay: null,
  drawer: null,
  pictureInPicture: false,
  appLastContentReloadAt: null,
  appIsNotActive: false,
  hideMbnBanner: false,
};

/** Shows an overlay in the place of whatever drawer is open; null shows none. */
export const withOverlay = (state: UiState, overlay: string | null): UiState => ({
  ...state,
  overlay,
  drawer: overlay === null ? state.drawer : null,
});
