import {
  Button,
  ButtonLink,
  Checkbox,
  type FormTarget,
  IntentForm,
  SelectField,
  type SelectOption,
  TextArea,
  TextField,
} from '@ironcart/react-ui';
import styles from './registry.module.css';
import { longest, type RegistryRefusal } from './registry-from-form.ts';

export interface RegistryFormProps extends RegistryRefusal {
  readonly target: FormTarget;
  /** The customer's address book. */
  readonly addresses: readonly SelectOption[];
  readonly submitLabel: string;
  readonly isBusy: boolean;
}

/** The form for a registry's details. */
export const RegistryForm = ({ target, draft, errors, addresses, submitLabel, isBusy }: RegistryFormProps) => (
  <IntentForm target={target} className={styles.form}>
    <TextField
      name="title"
      label="Title"
      hint="As in “The Smiths’ home gym”; its public address is made of it."
      defaultValue={draft.title}
      error={errors.title}
      maxLength={longest.title}
      autoComplete="off"
      isRequired
    />
    <TextField
      name="names"
      label="Whom the gifts are for"
      hint="Others find the registry by these names."
      defaultValue={draft.names}
      error={errors.names}
      maxLength={longest.names}
      autoComplete="off"
      isRequired
    />
    <TextField
      name="eventDate"
      type="date"
      label="Date of the event"
      defaultValue={draft.eventDate}
      error={errors.eventDate}
      isRequired
    />
    <TextArea
      name="message"
      label="Message to your guests"
      defaultValue={draft.message}
      error={errors.message}
      maxLength={longest.message}
      isOptional
    />
    {addresses.length > 0 ? (
      <SelectField
        name="addressId"
        label="Your address"
        hint="Kept with the registry. Nobody but you sees it."
        prompt="None"
        options={addresses}
        defaultValue={draft.addressId}
        error={errors.addressId}
        isOptional
      />
    ) : (
      <p>
        There is no address in your book yet. <ButtonLink href="/account/address?edit=new">Add an address</ButtonLink>
      </p>
    )}
    <Checkbox
      name="isShared"
      label="Share it"
      hint="Everybody can find the registry by its title and names, see it and buy from it."
      defaultChecked={draft.isShared}
    />
    <div>
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {submitLabel}
      </Button>
    </div>
  </IntentForm>
);
