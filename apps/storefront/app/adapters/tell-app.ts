import { acceptsAppMessages } from '@ironcart/core/routing';
import { deviceOf } from './device.ts';

interface AppWindow {
  readonly webkit?: {
    readonly messageHandlers?: Readonly<Record<string, { postMessage(message: unknown): void } | undefined>>;
  };
  readonly ironcartApp?: { postMessage(message: string): void };
}

/**
 * Requests to the native app: log the shopper in, open a URL in its own browser (S4-misc-09) or one of its screens; or
 * a notification that the store's scripts are loaded.
 */
export type AppEvent =
  | { readonly type: 'login' }
  | { readonly type: 'openBrowser'; readonly href: string }
  | { readonly type: 'openScreen'; readonly screen: 'timerRemote' }
  | { readonly type: 'preloaded' }
  /** A page that the app requested was not opened; `code` gives the reason (S8-router). */
  | { readonly type: 'navigationFailed'; readonly code: string };

/** Name of the iOS app's message handler. */
const handlerName = 'ironcart';

/** The native side of the bridge in this page: iOS, Android, or none. */
const bridgeOf = ({ webkit, ironcartApp }: AppWindow) => ({
  ios: webkit?.messageHandlers?.[handlerName],
  android: ironcartApp,
});

/** Whether the page runs in an app of any version with a bridge. */
export const isAppAround = (): boolean => {
  const { webkit, ironcartApp } = window as AppWindow;
  return webkit?.messageHandlers !== undefined || ironcartApp !== undefined;
};

/**
 * Sends an event to the native app: iOS receives an object, Android JSON. An app older than messages (S1-app-13)
 * receives nothing.
 * @returns whether an app receives it
 */
export const tellApp = (event: AppEvent): boolean => {
  if (!acceptsAppMessages(deviceOf(window.location.search, document.cookie))) return false;
  const { ios, android } = bridgeOf(window as AppWindow);
  ios?.postMessage(event);
  android?.postMessage(JSON.stringify(event));
  return ios !== undefined || android !== undefined;
};
