import { exploreWithout, type RuleName } from './broken-rules.ts';

/** Explores beside the page, which stays usable meanwhile. */
self.onmessage = async ({ data }: MessageEvent<RuleName>) => {
  self.postMessage(await exploreWithout(data));
};
