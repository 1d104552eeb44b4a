import { packageBuild } from '../../tsup.base.ts';

export default packageBuild({ entries: { index: 'src/index.ts', 'wire-api': 'src/wire-api.ts' } });
