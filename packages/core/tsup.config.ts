import { packageBuild } from '../../tsup.base.ts';

export default packageBuild({
  entries: {
    index: 'src/index.ts',
    'address/data/index': 'src/address/data/index.ts',
    'money/index': 'src/money/index.ts',
    'testing/index': 'src/testing/index.ts',
  },
  browser: 'src/index.ts',
});
