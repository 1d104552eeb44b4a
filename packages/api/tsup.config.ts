import { packageBuild } from '../../tsup.base.ts';

export default packageBuild({
  entries: {
    index: 'src/index.ts',
    'contract/index': 'src/contract/index.ts',
    'codec/index': 'src/codec/index.ts',
    'client/index': 'src/client/index.ts',
  },
});
