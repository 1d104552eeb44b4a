import type { SnapshotFrom } from 'xstate';
import type { HealthCheck } from './due-checks.ts';
import type { healthTicksMachine } from './health-ticks.machine.ts';

/** Whether any check is running. */
export const selectIsChecking = (snapshot: SnapshotFrom<typeof healthTicksMachine>, check: HealthCheck): boolean =>
  snapshot.matches({ [check]: 'checking' });
