import type { Country, CountryCode, Region } from '@ironcart/core/address';
import {
  AddressFields,
  addressDraft,
  Button,
  ButtonLink,
  Checkbox,
  IntentForm,
  Notice,
  SelectField,
} from '@ironcart/react-ui';
import { type FormEvent, useRef, useState } from 'react';
import { paymentMethodsPath } from '../../account/account-pages.ts';
import { type CardAccount, CardFieldsOf } from '../../card-fields/CardFieldsOf.tsx';
import type { CardFieldsHandle } from '../../card-fields/card-fields.ts';
import type { AddCardAnswer } from './add-card.ts';
import { newAddress } from './new-address.ts';
import styles from './payment-methods.module.css';

export interface AddCardProps extends CardAccount {
  /** The page that shows the form: its errors come back to it. */
  readonly action: string;
  /** The expired card that the new one replaces. */
  readonly replacedId: string | undefined;
  /** The address book, each address in one line. */
  readonly addresses: readonly { readonly id: string; readonly text: string }[];
  readonly billedTo: string | undefined;
  /** Default values of a new address. */
  readonly owner: { readonly firstname: string; readonly lastname: string };
  readonly countries: readonly Country[];
  /** Subdivisions of the new address's country. */
  readonly regions: readonly Region[];
  readonly countryId: CountryCode;
  readonly answer: AddCardAnswer | undefined;
  readonly isBusy: boolean;
  readonly onCountryChange: (country: CountryCode) => void;
}

/** The selected billing address after an error: the saved one, or the invalid new one. */
const choiceOf = (answer: AddCardAnswer | undefined): string | undefined =>
  answer?.savedAddressId ?? (Object.keys(answer?.errors ?? {}).length > 0 ? newAddress : undefined);

/** A form that adds a card: the provider's card fields, its billing address, and whether it is the default. */
export const AddCard = (props: AddCardProps) => {
  const { action, account, countryCode, locale, replacedId, addresses, answer, isBusy } = props;
  const token = useRef<HTMLInputElement>(null);
  const fields = useRef<CardFieldsHandle>(null);
  const [isAsking, setAsking] = useState(false);
  const [draft, setDraft] = useState(() => addressDraft(props.owner, props.countryId));
  const [billTo, setBillTo] = useState(choiceOf(answer) ?? props.billedTo ?? addresses[0]?.id ?? newAddress);
  const [seen, setSeen] = useState(answer);
  if (answer !== seen) {
    setSeen(answer);
    setBillTo(choiceOf(answer) ?? billTo);
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (token.current?.value !== '') return;
    event.preventDefault();
    setAsking(true);
    fields.current?.requestToken();
  };
  const card = {
    ref: fields,
    onToken: (given: string) => {
      setAsking(false);
      if (token.current === null) return;
      token.current.value = given;
      token.current.form?.requestSubmit();
      // A token is single-use: the next attempt requests another one.
      token.current.value = '';
    },
    onRefused: () => setAsking(false),
  };

  return (
    <IntentForm
      className={styles.form}
      target={{ action, fields: { intent: 'add', ...(replacedId === undefined ? {} : { replaces: replacedId }) } }}
      onSubmit={submit}
      aria-label="Add a card"
    >
      <input ref={token} type="hidden" name="transactionToken" defaultValue="" />
      <noscript>
        <Notice tone="warning">
          The card fields need scripts. Without them, checkout asks whether to keep a card.
        </Notice>
      </noscript>
      {answer?.message && (
        <Notice tone="error" isAnnounced>
          {answer.message}
        </Notice>
      )}
      <CardFieldsOf {...card} account={account} countryCode={countryCode} locale={locale} />
      {addresses.length === 0 ? (
        <input type="hidden" name="billTo" value={newAddress} />
      ) : (
        <SelectField
          name="billTo"
          label="Billing address"
          isRequired
          value={billTo}
          onValueChange={setBillTo}
          options={[
            ...addresses.map(({ id, text }) => ({ value: id, label: text })),
            { value: newAddress, label: 'A new address' },
          ]}
        />
      )}
      {(billTo === newAddress || addresses.length === 0) && (
        <fieldset className={styles.address}>
          <legend>New billing address</legend>
          <AddressFields
            value={draft}
            errors={answer?.errors}
            countries={props.countries}
            regions={props.regions.filter((region) => region.countryId === draft.countryId)}
            section="billing"
            onFieldChange={(field, text) => {
              setDraft((current) => ({ ...current, [field]: text, ...(field === 'countryId' ? { region: '' } : {}) }));
              if (field === 'countryId') props.onCountryChange(text);
            }}
          />
          <p>We keep it in your address book.</p>
        </fieldset>
      )}
      <Checkbox name="isDefault" label="Offer this card first at checkout" />
      <p className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={isBusy || isAsking} busyLabel="Adding">
          Add card
        </Button>
        <ButtonLink variant="quiet" href={paymentMethodsPath}>
          Cancel
        </ButtonLink>
      </p>
    </IntentForm>
  );
};
