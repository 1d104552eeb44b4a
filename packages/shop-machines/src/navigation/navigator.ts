import { type NamedRoutes, type NavigationTarget, pathOfTarget, type TargetErrorCode } from './named-routes.ts';

/** Why a navigation did not lead to its page (S8-router). */
export type NavigationErrorCode =
  | TargetErrorCode
  /** The shopper is there already. */
  | 'duplicated_navigation'
  /** Another navigation began before this one was there. */
  | 'cancelled_navigation'
  /** The page could not be shown, or something kept the shopper where they were. */
  | 'aborted_navigation';

export type NavigationResult =
  | { readonly kind: 'done'; readonly path: string }
  | { readonly kind: 'error'; readonly code: NavigationErrorCode; readonly target: NavigationTarget };

export interface NavigatorPorts {
  readonly routes: NamedRoutes;
  /** The path that is shown, with its query. */
  readonly currentPath: () => string;
  /** Goes there. Answers false, or rejects, where the shopper stays; the signal tells that another navigation began. */
  readonly go: (path: string, signal: AbortSignal) => Promise<boolean>;
  /** Hears of every navigation that did not lead to its page. */
  readonly report: (failure: Extract<NavigationResult, { readonly kind: 'error' }>) => void;
}

/** Leads to pages by their paths or names, one at a time, and reports each navigation that failed (S8-router). */
export const createNavigator = ({ routes, currentPath, go, report }: NavigatorPorts) => {
  let running: AbortController | undefined;

  const arrive = async (path: string, { signal }: AbortController): Promise<NavigationErrorCode | undefined> => {
    try {
      const isThere = await go(path, signal);
      if (signal.aborted) return 'cancelled_navigation';
      return isThere ? undefined : 'aborted_navigation';
    } catch {
      return signal.aborted ? 'cancelled_navigation' : 'aborted_navigation';
    }
  };

  return {
    /** Never rejects. */
    navigate: async (target: NavigationTarget): Promise<NavigationResult> => {
      const fail = (code: NavigationErrorCode): NavigationResult => {
        const failure = { kind: 'error', code, target } as const;
        report(failure);
        return failure;
      };
      const found = pathOfTarget(target, routes);
      if (found.kind === 'error') return fail(found.code);
      const { path } = found;
      if (path === currentPath()) return fail('duplicated_navigation');
      running?.abort();
      const own = new AbortController();
      running = own;
      const code = await arrive(path, own);
      if (running === own) running = undefined;
      return code === undefined ? { kind: 'done', path } : fail(code);
    },
  };
};
