import { viewDeclarations } from '../../tsup.base.ts';

export default viewDeclarations({
  entries: {
    index: 'src/index.ts',
    cart: 'src/bindings/cart/index.ts',
    checkout: 'src/bindings/checkout/index.ts',
    'gym-map': 'src/gym-map/index.ts',
    'gym-scene': 'src/gym-scene/GymScene.tsx',
    'price-trace': 'src/price/price-trace.ts',
    search: 'src/bindings/search/index.ts',
    'turn-view': 'src/turn-view/TurnView.tsx',
  },
  stylesheets: { theme: 'src/theme/theme.css', page: 'src/theme/page.css' },
});
