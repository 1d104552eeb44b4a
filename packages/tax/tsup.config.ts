import { packageBuild } from '../../tsup.base.ts';

export default packageBuild({ browser: 'src/index.ts' });
