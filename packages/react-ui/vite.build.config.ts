import { basename } from 'node:path';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { scopeElements } from './scope-elements.ts';

const entries = {
  index: 'src/index.ts',
  cart: 'src/bindings/cart/index.ts',
  checkout: 'src/bindings/checkout/index.ts',
  'gym-map': 'src/gym-map/index.ts',
  'gym-scene': 'src/gym-scene/GymScene.tsx',
  'price-trace': 'src/price/price-trace.ts',
  search: 'src/bindings/search/index.ts',
  'turn-view': 'src/turn-view/TurnView.tsx',
};

/** Prefix of the views' class names, to avoid collisions with the surrounding page's classes. */
const prefix = 'ironcart-';

/** Class names in the build: 'ironcart-BuyPanel-title' for `.title` of BuyPanel.module.css. */
const classNameOf = (name: string, file: string): string =>
  `${prefix}${basename(file.split('?')[0] ?? file, '.module.css')}-${name}`;

/** Puts the element defaults before the components' styles, which may override them. */
const elementsFirst: Plugin = {
  name: 'elements-first',
  transform: {
    filter: { id: /src\/index\.ts$/ },
    handler: (code) => ({ code: `import './theme/elements.css';\n${code}`, map: null }),
  },
};

/**
 * React allows hooks and handlers in client modules only: every component is one; plain functions can be imported
 * everywhere.
 */
const clientDirective = ({ facadeModuleId, imports }: Rolldown.RenderedChunk): string =>
  facadeModuleId !== null &&
  !facadeModuleId.endsWith('.css') &&
  imports.some((name) => /^react(\/jsx-runtime)?$/.test(name))
    ? '"use client";'
    : '';

/**
 * A library build would inline the models into scripts; this keeps them as files, which the page's bundler resolves.
 */
const modelsStayFiles: Plugin = {
  name: 'models-stay-files',
  enforce: 'pre',
  transform: {
    filter: { id: /src\/scene\/model-urls\.ts$/ },
    handler: (code) => ({ code: code.replaceAll('new URL(', 'new URL(/* @vite-ignore */ '), map: null }),
  },
};

/** ESM and CommonJS, one output module per source module, and one stylesheet for all components. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [elementsFirst, modelsStayFiles],
  css: {
    modules: { generateScopedName: classNameOf },
    postcss: { plugins: [scopeElements(prefix)] },
  },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2023',
    minify: false,
    cssCodeSplit: false,
    lib: { entry: entries, cssFileName: 'styles' },
    rolldownOptions: {
      external: /^(?![./])(?!.*\/packages\/react-ui\/src\/)/,
      output: (['es', 'cjs'] as const).map((format) => ({
        format,
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: format === 'es' ? '[name].js' : '[name].cjs',
        banner: clientDirective,
      })),
    },
  },
});
