import { Button } from '@ironcart/react-ui';

/** Prints the page; absent without scripts, where the browser's own command does. */
export const PrintButton = ({ children }: { readonly children: string }) => (
  <Button data-needs-scripts="" onClick={() => window.print()}>
    {children}
  </Button>
);
