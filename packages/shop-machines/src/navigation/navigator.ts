import type { Result } from '@ironcart/core/result';
import { type NamedRoutes, type NavigationTarget, pathOfTarget, type TargetErrorCode } from './named-routes.ts';

/** Why a navigation failed (S8-router). */
export type NavigationErrorCode =
  | TargetErrorCode
  /** The target is the current page. */
  | 'duplicated_navigation'
  /** Another navigation started before this one ended. */
  | 'cancelled_navigation'
  /** The page failed to load, or the navigation was blocked. */
  | 'aborted_navigation';

/** A failed navigation. */
export interface NavigationIssue {
  readonly code: NavigationErrorCode;
  readonly target: NavigationTarget;
}

/** The path that was navigated to, or why the navigation failed. */
export type NavigationResult = Result<string, NavigationIssue>;

export interface NavigatorPorts {
  readonly routes: NamedRoutes;
  /** Returns the current path with its query. */
  readonly currentPath: () => string;
  /**
   * Navigates to a path. Returns false, or rejects, if the navigation was blocked; the signal aborts when another
   * navigation starts.
   */
  readonly go: (path: string, signal: AbortSignal) => Promise<boolean>;
  /** Called with every failed navigation. */
  readonly report: (issue: NavigationIssue) => void;
}

/** Creates a navigator: navigates to paths or named routes, one at a time, and reports failures (S8-router). */
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
    /** Navigates to a target. Never rejects. */
    navigate: async (target: NavigationTarget): Promise<NavigationResult> => {
      const fail = (code: NavigationErrorCode): NavigationResult => {
        const issue = { code, target };
        report(issue);
        return { ok: false, issues: [issue] };
      };
      const found = pathOfTarget(target, routes);
      if (!found.ok) return fail(found.issues[0].code);
      const path = found.value;
      if (path === currentPath()) return fail('duplicated_navigation');
      running?.abort();
      const own = new AbortController();
      running = own;
      const code = await arrive(path, own);
      if (running === own) running = undefined;
      return code === undefined ? { ok: true, value: path } : fail(code);
    },
  };
};
