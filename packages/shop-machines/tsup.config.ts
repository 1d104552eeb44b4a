import { packageBuild } from '../../tsup.base.ts';

export default packageBuild({ index: 'src/index.ts', 'wire-api': 'src/wire-api.ts' });
