import { Page, PageHeading, ReturnLabel, ReturnTrace, Unbroken } from '@ironcart/react-ui';
import { PrintButton } from '../../after-order/PrintButton.tsx';
import { useRouteData } from '../../data/use-route-data.ts';
import styles from './print.module.css';
import type { loader } from './route.server.ts';

/** The printable label of a return. */
export const Component = () => {
  const { authorization, store, address } = useRouteData<typeof loader>();
  return (
    <Page>
      <div className={styles.around}>
        <PageHeading
          title={
            <>
              Return <Unbroken>{authorization.rmaNumber}</Unbroken>
            </>
          }
          intro="Print this page. Cut off the label and put the list into the parcel."
        />
        <ReturnTrace authorization={authorization} />
        <PrintButton>Print</PrintButton>
      </div>
      <ReturnLabel authorization={authorization} store={store} address={address} />
    </Page>
  );
};
