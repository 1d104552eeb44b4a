import { viewDeclarations } from '../../tsup.base.ts';

export default viewDeclarations({
  entries: {
    index: 'src/index.ts',
    cart: 'src/bindings/cart/index.ts',
    checkout: 'src/bindings/checkout/index.ts',
    'gym-map': 'src/gym-map/index.ts',
    'price-trace': 'src/price/price-trace.ts',
    search: 'src/bindings/search/index.ts',
  },
  stylesheets: { theme: 'src/theme/theme.css', page: 'src/theme/page.css' },
});
