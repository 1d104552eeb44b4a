import type { SnapshotFrom } from 'xstate';
import { PAGE_LIFETIME_MS } from './lifetime.ts';
import type { sessionMachine } from './session.machine.ts';

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

export const selectIsLoggedIn = (snapshot: SessionSnapshot): boolean => snapshot.context.isLoggedIn;

/** Whether the session must be extended but the browser is offline. */
export const selectIsWaitingForNetwork = (snapshot: SessionSnapshot): boolean => snapshot.matches('waitingForNetwork');

/** Whether the next navigation must load the whole page, because it has been open for over 24 hours (S4-session-02). */
export const selectMustReload = (snapshot: SessionSnapshot, nowMs: number): boolean =>
  nowMs - snapshot.context.openedAtMs > PAGE_LIFETIME_MS;
