import { packageBuild } from '../../tsup.base.ts';

export default packageBuild({
  entries: {
    index: 'src/index.ts',
    'wire-api': 'src/wire-api.ts',
    'apple-pay/index': 'src/apple-pay/index.ts',
    'replay/index': 'src/replay/index.ts',
    'testing/index': 'src/testing/index.ts',
  },
});
