import { Notice } from '@ironcart/react-ui';

/** The public URL of a registry. */
export const RegistryLink = ({ path }: { readonly path: string }) => (
  <Notice tone="info">
    Everybody can see the registry and buy from it; nobody sees your address. <a href={path}>Its public page</a>
  </Notice>
);
