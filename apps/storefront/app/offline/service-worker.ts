import { startOfflineWorker } from './offline-worker.ts';
import type { WorkerRelease } from './release-files.ts';
import type { WorkerScope } from './worker-scope.ts';

/** The script's global scope; the server prepends the release. */
const scope = globalThis as unknown as WorkerScope & { readonly ironcartRelease: WorkerRelease };

startOfflineWorker(scope, scope.ironcartRelease, Date.now);
