import { initialUiState, type UiState, uiStateSchema } from '@ironcart/core/visitor';
import { createNavigator, type NavigationErrorCode } from '@ironcart/shop-machines';
import * as v from 'valibot';
import { tellApp } from '../adapters/tell-app.ts';
import { storeRoutes } from '../navigation/store-routes.ts';

/** The native app tells its state by this event on the page's window, `detail` being a UI state (S3-uistate-01). */
export const appStateEvent = 'ironcart:ui-state';

/** The native app asks for a page by this event, `detail` being a path or a named route (S8-router). */
export const appNavigationEvent = 'ironcart:navigate';

const text = v.pipe(v.string(), v.maxLength(500));

const targetSchema = v.union([text, v.object({ name: text, params: v.optional(v.record(text, text), {}) })]);

const detailOf = (event: Event): unknown => (event instanceof CustomEvent ? event.detail : undefined);

interface FollowedApp {
  readonly basePath: string;
  /** Loads again what the page shows. */
  readonly reload: () => void;
  /** Opens an address of this host; the browser's own when left out. */
  readonly open?: ((href: string) => void) | undefined;
}

/**
 * Follows the native app around the page: after the app has reloaded its content, the page's data is loaded again once
 * the app is active; where the app wants a page, it is opened, and a navigation that fails is reported to the app by its
 * code. Anything of another shape is ignored (SECURITY 21).
 */
export const followApp = ({ basePath, reload, open = (href) => window.location.assign(href) }: FollowedApp) => {
  const listening = new AbortController();
  let state: UiState = initialUiState;
  let isReloadDue = false;

  const hearState = (event: Event): void => {
    const read = v.safeParse(uiStateSchema, detailOf(event));
    if (!read.success) return;
    const reloadedAt = read.output.appLastContentReloadAt ?? 0;
    isReloadDue ||= reloadedAt > (state.appLastContentReloadAt ?? 0);
    state = read.output;
    if (!isReloadDue || state.appIsNotActive) return;
    isReloadDue = false;
    reload();
  };

  const report = (code: NavigationErrorCode): void => void tellApp({ type: 'navigationFailed', code });
  const navigator = createNavigator({
    routes: storeRoutes,
    currentPath: () => window.location.pathname.slice(basePath.length) + window.location.search,
    go: async (path) => {
      open(basePath + path);
      return true;
    },
    report: ({ code }) => report(code),
  });
  const hearNavigation = (event: Event): void => {
    const target = v.safeParse(targetSchema, detailOf(event));
    if (target.success) void navigator.navigate(target.output);
    else report('invalid_path');
  };

  window.addEventListener(appStateEvent, hearState, { signal: listening.signal });
  window.addEventListener(appNavigationEvent, hearNavigation, { signal: listening.signal });
  return () => listening.abort();
};
