import { packageBuild } from '../../tsup.base.ts';

export default packageBuild({
  index: 'src/index.ts',
  'money/index': 'src/money/index.ts',
  'testing/index': 'src/testing/index.ts',
});
