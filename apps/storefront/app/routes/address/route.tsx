import type { Address } from '@ironcart/core/address';
import { AddressBookCards, ButtonLink, PageHeading } from '@ironcart/react-ui';
import { useSearchParams } from 'react-router';
import { AddressForm } from '../../account/AddressForm.tsx';
import { usePendingForm } from '../../data/use-pending-form.ts';
import { useFormAnswer, useOuterRouteData, useRouteData } from '../../data/use-route-data.ts';
import type { loader as rootLoader } from '../root/route.server.ts';
import styles from './address.module.css';
import type { action, loader } from './route.server.ts';

const path = '/account/address';

const editUrlOf = (addressId: string): string => `${path}?edit=${encodeURIComponent(addressId)}`;

const titleOf = (address: Pick<Address, '_id'> | undefined): string =>
  address?._id === undefined ? 'Add an address' : 'Change your address';

export const Component = () => {
  const { addresses, editing, edited, countries, regions, countryId } = useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const root = useOuterRouteData<typeof rootLoader>('root');
  const { email = '', firstname, lastname } = root?.customer ?? {};
  const isBusy = usePendingForm() !== undefined;
  const [parameters, setParameters] = useSearchParams();
  const isOpen = editing !== null || answer !== undefined;
  const chooseCountry = (country: string) => {
    const next = new URLSearchParams(parameters);
    next.set('country', country);
    setParameters(next, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <PageHeading title={isOpen ? titleOf(edited ?? answer?.address) : 'Your addresses'} />
      {isOpen ? (
        <AddressForm
          key={editing}
          action={`${path}?${parameters}`}
          address={answer?.address ?? edited}
          owner={{ email, firstname: firstname ?? '', lastname: lastname ?? '' }}
          countries={countries}
          regions={regions}
          countryId={countryId}
          answer={answer}
          isBusy={isBusy}
          onCountryChange={chooseCountry}
        />
      ) : (
        <>
          <AddressBookCards
            addresses={addresses}
            countryNames={Object.fromEntries(countries.map(({ alpha2, name }) => [alpha2, name]))}
            editUrlOf={({ _id }) => editUrlOf(_id ?? '')}
            shipHereTarget={{ action: path, fields: { intent: 'defaultShipping' } }}
            billHereTarget={{ action: path, fields: { intent: 'defaultBilling' } }}
            removeTarget={{ action: path, fields: { intent: 'remove' } }}
          />
          <p className={styles.add}>
            <ButtonLink variant="primary" href={editUrlOf('new')}>
              Add an address
            </ButtonLink>
          </p>
        </>
      )}
    </>
  );
};
