import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    { from: '../../seed/pictures/masters', to: '/masters' },
    { from: '../icons', to: '/assets' },
    // For manager-head.html.
    { from: '../../../node_modules/@fontsource-variable/source-sans-3/files', to: '/fonts' },
  ],
  typescript: {
    // The tests of the stories show no tables of properties.
    reactDocgen: process.env.VITEST === undefined ? 'react-docgen-typescript' : false,
    reactDocgenTypescriptOptions: {
      tsconfigPath: fileURLToPath(new URL('../tsconfig.json', import.meta.url)),
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      skipChildrenPropWithoutDoc: false,
      savePropValueAsString: true,
      // Documents only `children` of the native HTML properties.
      propFilter: ({ name, parent }) =>
        name === 'children' || parent === undefined || !parent.fileName.includes('node_modules'),
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    resolve: { ...vite.resolve, conditions: ['@ironcart/source', 'module', 'browser', 'import', 'default'] },
  }),
};

export default config;
