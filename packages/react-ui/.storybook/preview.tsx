import { defaultSites } from '@ironcart/core/site';
import type { Preview } from '@storybook/react-vite';
import { UiProvider } from '../src/theme/UiProvider.tsx';
import { shellTheme } from './shell-theme.ts';
import '../src/theme/theme.css';
import '../src/theme/page.css';
import { masterUrl } from '../src/testing/sample-pictures.ts';

/** `phone`, `tablet` or `desktop` for all stories that do not choose a width of their own (`npm run atlas`). */
const width: unknown = import.meta.env.STORYBOOK_WIDTH;

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    docs: { theme: shellTheme },
    options: {
      storySort: {
        order: [
          'Start here',
          'Criteria',
          'Foundations',
          'Pages',
          'Primitives',
          'Product',
          'Price',
          'Cart',
          'Checkout',
          '*',
          'State atlas',
        ],
      },
    },
    layout: 'fullscreen',
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '375px', height: '667px' } },
        tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' } },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
        zoomed: { name: '1280 px at 400%', styles: { width: '320px', height: '256px' } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Palette',
      toolbar: { icon: 'mirror', items: ['light', 'dark', 'high contrast'], dynamicTitle: true },
    },
    site: {
      description: 'Currency and manner of writing',
      toolbar: { icon: 'globe', items: defaultSites.all.map(({ code }) => code), dynamicTitle: true },
    },
    direction: {
      description: 'Direction of text',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  tags: ['autodocs'],
  initialGlobals: {
    theme: 'light',
    site: 'USA',
    direction: 'ltr',
    ...(typeof width === 'string' ? { viewport: { value: width } } : {}),
  },
  decorators: [
    (Story, { globals, parameters }) => {
      document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light';
      if (globals.theme === 'high contrast') document.documentElement.dataset.contrast = 'high';
      else delete document.documentElement.dataset.contrast;
      document.documentElement.dir = globals.direction === 'rtl' ? 'rtl' : 'ltr';
      const { currency, locale } = defaultSites.findByCode(String(globals.site)) ?? defaultSites.main;
      return (
        <UiProvider siteName="Halden" imageUrl={masterUrl} currency={currency} locale={locale}>
          <div style={parameters.bare ? undefined : { padding: '1.5rem' }}>
            <Story />
          </div>
        </UiProvider>
      );
    },
  ],
};

export default preview;
