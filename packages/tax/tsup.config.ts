import { packageBuild } from '../../tsup.base.ts';

export default packageBuild({
  index: 'src/index.ts',
  'vat-number/index': 'src/vat-number/index.ts',
});
