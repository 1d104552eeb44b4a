import { packageBuild } from '../../tsup.base.ts';

export default packageBuild({
  entries: { index: 'src/index.ts', 'trace/index': 'src/trace/index.ts' },
  browser: 'src/browser.ts',
});
