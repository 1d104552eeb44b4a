import { UiProvider } from '@ironcart/react-ui';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { site, storeName } from './store.ts';
import '@ironcart/react-ui/theme.css';
import '@ironcart/react-ui/page.css';
import '@ironcart/react-ui/styles.css';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');

createRoot(root).render(
  <UiProvider siteName={storeName} currency={site.currency} locale={site.locale} iconsUrl="/icons.svg">
    <App />
  </UiProvider>,
);
