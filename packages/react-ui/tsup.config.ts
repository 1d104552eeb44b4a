import { viewBuild } from '../../tsup.base.ts';

export default viewBuild({
  index: 'src/index.ts',
  'price-trace': 'src/price/price-trace.ts',
  theme: 'src/theme/theme.css',
});
