import { UiProvider } from '@ironcart/react-ui';
import iconsUrl from '@ironcart/react-ui/icons.svg?no-inline';
import { PageError } from './PageError.tsx';
import { SiteForm } from './SiteForm.tsx';
import { SiteLink } from './SiteLink.tsx';

/** Replaces the whole page if even the root route's data cannot be loaded. */
export const RootError = () => (
  <UiProvider Link={SiteLink} Form={SiteForm} iconsUrl={iconsUrl}>
    <main id="main">
      <PageError />
    </main>
  </UiProvider>
);
