interface AppWindow {
  readonly webkit?: {
    readonly messageHandlers?: Readonly<Record<string, { postMessage(message: unknown): void } | undefined>>;
  };
  readonly ironcartApp?: { postMessage(message: string): void };
}

/**
 * What is the app's to do: log the shopper in, open an address in its own browser (S4-misc-09) or a screen of its own; or
 * what it waits for: the store's scripts are loaded.
 */
export type AppEvent =
  | { readonly type: 'login' }
  | { readonly type: 'openBrowser'; readonly href: string }
  | { readonly type: 'openScreen'; readonly screen: 'timerRemote' }
  | { readonly type: 'preloaded' }
  /** A page that the app asked for was not opened; `code` says why (S8-router). */
  | { readonly type: 'navigationFailed'; readonly code: string };

/** The name under which the iOS app listens to the page. */
const handlerName = 'ironcart';

/**
 * Tells the native app around the page that something is its to do: iOS hears an object, Android JSON.
 * @returns whether an app listens
 */
export const tellApp = (event: AppEvent): boolean => {
  const { webkit, ironcartApp } = window as AppWindow;
  const ios = webkit?.messageHandlers?.[handlerName];
  ios?.postMessage(event);
  ironcartApp?.postMessage(JSON.stringify(event));
  return ios !== undefined || ironcartApp !== undefined;
};
