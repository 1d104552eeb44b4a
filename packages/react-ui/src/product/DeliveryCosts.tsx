import type { Money } from '@ironcart/core/money';
import type { FormEvent } from 'react';
import { useMoneyFormat } from '../price/Amount.tsx';
import { Button } from '../primitives/Button.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { SelectField, type SelectOption } from '../primitives/SelectField.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { TextField } from '../primitives/TextField.tsx';
import styles from './DeliveryCosts.module.css';

/** The delivery costs, or why they are unknown. */
export type DeliveryAnswer =
  | {
      readonly kind: 'ways';
      /** The destination and quantity, as in '2 pieces to 45402, Ohio'. */
      readonly what: string;
      readonly ways: readonly { readonly label: string; readonly amount: Money }[];
      /** The sum for an order in several packages; `ways` then has one entry per package. */
      readonly total?: Money | undefined;
    }
  | { readonly kind: 'nothingShips' }
  | {
      readonly kind: 'refused';
      /** The affected field; 'choice' is elsewhere on the page. */
      readonly at: 'postcode' | 'region' | 'choice';
      readonly message: string;
    };

export interface DeliveryCostsProps {
  /** The form's target, with the fields that identify the product. */
  readonly target: FormTarget;
  /** The label of the site's postal codes: 'ZIP code'. */
  readonly postcodeLabel: string;
  readonly postcode?: string | undefined;
  /** The countries that the site ships to, if several. */
  readonly countries?: readonly SelectOption[] | undefined;
  readonly countryId: string;
  /** The regions of the country, if they cannot be derived from the postal code. */
  readonly regions?: readonly SelectOption[] | undefined;
  readonly region?: string | undefined;
  readonly regionLabel?: string | undefined;
  readonly answer?: DeliveryAnswer | undefined;
  /** Whether scripts are requesting the costs for a known place; space for the result is reserved. */
  readonly isAwaited?: boolean | undefined;
  readonly isBusy?: boolean | undefined;
  readonly onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
}

const Answer = ({ answer }: { readonly answer: DeliveryAnswer }) => {
  const format = useMoneyFormat();
  const price = (amount: Money) => (amount === 0 ? 'Free' : format(amount));
  if (answer.kind === 'nothingShips') return <p>Nothing of this choice is shipped, so delivery costs nothing.</p>;
  if (answer.kind === 'refused')
    return answer.at === 'choice' ? <p className={styles.issue}>{answer.message}</p> : null;
  return (
    <>
      <p className={styles.what}>{answer.what}</p>
      <ul className={styles.ways}>
        {answer.ways.map(({ label, amount }) => (
          <li key={label}>
            <span>{label}</span>
            <span className={styles.amount}>{price(amount)}</span>
          </li>
        ))}
        {answer.total !== undefined && (
          <li className={styles.total}>
            <span>All packages</span>
            <span className={styles.amount}>{price(answer.total)}</span>
          </li>
        )}
      </ul>
    </>
  );
};

/** A form that shows the costs and duration of a product's delivery to a postal code. Works without scripts. */
export const DeliveryCosts = (props: DeliveryCostsProps) => {
  const { target, postcodeLabel, postcode, countries = [], countryId, regions = [], region, answer, isBusy } = props;
  const refusedAt = (field: 'postcode' | 'region') =>
    answer?.kind === 'refused' && answer.at === field ? answer.message : undefined;
  return (
    <div className={styles.costs}>
      <IntentForm className={styles.form} target={target} onSubmit={props.onSubmit} noValidate>
        {countries.length > 1 ? (
          <SelectField
            key={countryId}
            className={styles.country}
            name="country"
            label="Country"
            options={countries}
            defaultValue={countryId}
          />
        ) : (
          <input type="hidden" name="country" value={countryId} />
        )}
        <TextField
          className={styles.postcode}
          name="postcode"
          label={postcodeLabel}
          autoComplete="postal-code"
          maxLength={12}
          defaultValue={postcode}
          error={refusedAt('postcode')}
        />
        {regions.length > 0 && (
          <SelectField
            className={styles.country}
            name="region"
            label={props.regionLabel ?? 'Region'}
            prompt="Choose one"
            options={regions}
            defaultValue={region}
            error={refusedAt('region')}
          />
        )}
        <Button type="submit" className={styles.ask} isBusy={isBusy} isRepeatable busyLabel="Asking the carriers">
          Show costs
        </Button>
      </IntentForm>
      <div role="status" aria-busy={isBusy || undefined}>
        {answer && <Answer answer={answer} />}
        {!answer && props.isAwaited && (
          <div data-needs-scripts="">
            <Skeleton height="6rem" />
          </div>
        )}
      </div>
    </div>
  );
};
