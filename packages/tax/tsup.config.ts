import { packageBuild } from '../../tsup.base.ts';

export default packageBuild({
  entries: {
    index: 'src/index.ts',
    'dated/index': 'src/dated/index.ts',
    'schema/index': 'src/schema/index.ts',
    'testing/index': 'src/testing/index.ts',
    'vat-number/index': 'src/vat-number/index.ts',
  },
  browser: 'src/index.ts',
});
