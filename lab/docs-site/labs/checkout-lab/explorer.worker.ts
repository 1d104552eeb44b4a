import { exploreWithout, type RuleName } from './broken-rules.ts';

/** Explores in a worker, so that the page stays usable. */
self.onmessage = async ({ data }: MessageEvent<RuleName>) => {
  self.postMessage(await exploreWithout(data));
};
