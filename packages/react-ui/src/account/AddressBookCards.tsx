import type { Address } from '@ironcart/core/address';
import { AddressLines } from '../checkout/AddressLines.tsx';
import { EmptyState } from '../messages/EmptyState.tsx';
import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { ConfirmedAction } from '../primitives/ConfirmedAction.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import styles from './AddressBookCards.module.css';

export interface AddressBookCardsProps {
  readonly addresses: readonly Address[];
  readonly countryNames?: Readonly<Record<string, string>> | undefined;
  readonly editUrlOf?: ((address: Address) => string) | undefined;
  /** Target of the form that makes an address the shipping default; receives `addressId`. */
  readonly shipHereTarget?: FormTarget | undefined;
  /** Target of the form that makes an address the billing default; receives `addressId`. */
  readonly billHereTarget?: FormTarget | undefined;
  /** Target of the form that removes an address; receives `addressId`. */
  readonly removeTarget?: FormTarget | undefined;
}

const defaultOf = ({ isDefaultShipping, isDefaultBilling }: Address): string => {
  if (isDefaultShipping && isDefaultBilling) return 'For shipping and billing';
  if (isDefaultShipping) return 'For shipping';
  return isDefaultBilling ? 'For billing' : 'Saved';
};

interface CardButtonProps {
  readonly target: FormTarget | undefined;
  readonly address: Address;
  readonly label: string;
}

const CardButton = ({ target, address: { _id, street }, label }: CardButtonProps) =>
  target && _id !== undefined ? (
    <IntentForm target={{ ...target, fields: { ...target.fields, addressId: _id } }}>
      <Button type="submit" variant="quiet" size="small">
        {label} <VisuallyHidden>{street[0] ?? ''}</VisuallyHidden>
      </Button>
    </IntentForm>
  ) : null;

/** The addresses of a customer's address book, with their actions. */
export const AddressBookCards = (props: AddressBookCardsProps) => {
  const { addresses, countryNames = {}, editUrlOf, shipHereTarget, billHereTarget, removeTarget } = props;
  if (addresses.length === 0) {
    return <EmptyState title="No addresses yet" text="Checkout asks whether to keep an address here for next time." />;
  }
  return (
    <ul className={styles.cards}>
      {addresses.map((address) => (
        <li key={address._id ?? address.street.join()} className={styles.card}>
          <p className={styles.defaults}>{defaultOf(address)}</p>
          <AddressLines address={address} countryName={countryNames[address.countryId]} />
          <p className={styles.phone}>{address.telephone}</p>
          <div className={styles.actions}>
            {editUrlOf && (
              <ButtonLink href={editUrlOf(address)} variant="quiet" size="small">
                Edit <VisuallyHidden>{address.street[0] ?? ''}</VisuallyHidden>
              </ButtonLink>
            )}
            {!address.isDefaultShipping && <CardButton target={shipHereTarget} address={address} label="Ship here" />}
            {!address.isDefaultBilling && <CardButton target={billHereTarget} address={address} label="Bill here" />}
            {removeTarget && address._id !== undefined && (
              <ConfirmedAction
                label="Remove"
                subject={address.street[0]}
                text="Orders that are placed keep the address."
                button={`Remove ${address.street[0] ?? 'it'}`}
                target={{ ...removeTarget, fields: { ...removeTarget.fields, addressId: address._id } }}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
};
