import { Button } from '@ironcart/react-ui';

/** Prints the page. Not rendered without scripts; the browser has its own command. */
export const PrintButton = ({ children }: { readonly children: string }) => (
  <Button data-needs-scripts="" onClick={() => window.print()}>
    {children}
  </Button>
);
