import { initialUiState, type UiState, uiStateSchema } from '@ironcart/core/visitor';
import { createNavigator, type NamedRoutes, type NavigationErrorCode } from '@ironcart/shop-machines';
import * as v from 'valibot';
import { tellApp } from '../adapters/tell-app.ts';

/** Event with which the native app reports its state on the page's window; `detail` is a UI state (S3-uistate-01). */
export const appStateEvent = 'ironcart:ui-state';

/** Event with which the native app requests a page; `detail` is a path or a named route (S8-router). */
export const appNavigationEvent = 'ironcart:navigate';

/** Named pages for other programs, such as the native app: paths may change, names do not. */
const storeRoutes: NamedRoutes = {
  home: '/',
  search: '/search',
  cart: '/cart',
  checkout: '/checkout',
  dashboard: '/account/dashboard',
  orders: '/account/orders',
  order: '/account/order/:id',
  wishlist: '/account/wishlist',
  event: '/events/:name/:year',
};

const text = v.pipe(v.string(), v.maxLength(500));

const targetSchema = v.union([text, v.object({ name: text, params: v.optional(v.record(text, text), {}) })]);

const detailOf = (event: Event): unknown => (event instanceof CustomEvent ? event.detail : undefined);

interface FollowedApp {
  readonly basePath: string;
  /** Reloads the page's data. */
  readonly reload: () => void;
  /** Opens a URL of this host; default: the browser's navigation. */
  readonly open?: ((href: string) => void) | undefined;
}

/**
 * Follows the native app's events: after the app has reloaded its content, the page's data is reloaded once the app is
 * active; requested pages are opened, and a failed navigation is reported with its code. Malformed events are ignored
 * (SECURITY 21).
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
