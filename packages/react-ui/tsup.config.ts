import { viewBuild } from '../../tsup.base.ts';

export default viewBuild({ index: 'src/index.ts', theme: 'src/theme/theme.css' });
