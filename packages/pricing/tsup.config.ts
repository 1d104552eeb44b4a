import { packageBuild } from '../../tsup.base.ts';

export default packageBuild({ index: 'src/index.ts', 'trace/index': 'src/trace/index.ts' });
