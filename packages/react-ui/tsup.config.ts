import { viewDeclarations } from '../../tsup.base.ts';

export default viewDeclarations({
  entries: { index: 'src/index.ts', 'price-trace': 'src/price/price-trace.ts' },
  stylesheets: { theme: 'src/theme/theme.css', page: 'src/theme/page.css' },
});
