import { hearsMessages } from '@ironcart/core/routing';
import { deviceOf } from './device.ts';

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

/** Whether the native side of the bridge is in a page: of iOS, of Android, or none. */
const bridgeOf = ({ webkit, ironcartApp }: AppWindow) => ({
  ios: webkit?.messageHandlers?.[handlerName],
  android: ironcartApp,
});

/** Whether an app is around this page: of any version that has a side of the bridge. */
export const isAppAround = (): boolean => {
  const { webkit, ironcartApp } = window as AppWindow;
  return webkit?.messageHandlers !== undefined || ironcartApp !== undefined;
};

/**
 * Tells the native app around the page that something is its to do: iOS hears an object, Android JSON. An app older than
 * messages (S1-app-13) is told nothing.
 * @returns whether an app listens
 */
export const tellApp = (event: AppEvent): boolean => {
  if (!hearsMessages(deviceOf(window.location.search, document.cookie))) return false;
  const { ios, android } = bridgeOf(window as AppWindow);
  ios?.postMessage(event);
  android?.postMessage(JSON.stringify(event));
  return ios !== undefined || android !== undefined;
};
