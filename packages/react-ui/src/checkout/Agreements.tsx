import type { Money } from '@ironcart/core/money';
import { everyInterval } from '@ironcart/core/order';
import { firstRenewalAt } from '@ironcart/core/subscription';
import { useMoneyFormat } from '../price/Amount.tsx';
import { Checkbox } from '../primitives/Checkbox.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './Agreements.module.css';

type Agreement = 'subscription' | 'trial';

export interface AgreementsProps {
  /** The agreements that the order requires (S4-subs). */
  readonly needed: Readonly<Record<Agreement, boolean>>;
  readonly agreed: Readonly<Record<Agreement, boolean>>;
  /** The recurring charges. */
  readonly charges: readonly {
    /** In minor units, before tax. */
    readonly amount: Money;
    readonly interval: string;
    /** Days until the first charge; undefined: one interval. */
    readonly trialDays: number | undefined;
  }[];
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The message if placing was refused because one is missing. */
  readonly error?: string | undefined;
  readonly onChange: (agreement: Agreement, isAgreed: boolean) => void;
}

const useSentences = ({
  charges,
  now,
}: Pick<AgreementsProps, 'charges' | 'now'>): Readonly<Record<Agreement, string>> => {
  const { locale, timeZone } = useUi();
  const format = useMoneyFormat();
  const day = new Intl.DateTimeFormat(locale.replace('_', '-'), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  });
  const words = charges.map((charge) => {
    const next = day.format(firstRenewalAt(now, charge, timeZone));
    return `${format(charge.amount)} before tax ${everyInterval(charge.interval)}, next on ${next}`;
  });
  return {
    subscription: `I agree to be charged ${words.join('; ')}, until I cancel.`,
    trial: 'I agree that the trial becomes a paid subscription when it ends.',
  };
};

const agreements = ['subscription', 'trial'] as const;

/** The agreements that an order with a subscription requires; the message is next to the missing one. */
export const Agreements = ({ needed, agreed, charges, now, error, onChange }: AgreementsProps) => {
  const sentences = useSentences({ charges, now });
  const asked = agreements.filter((agreement) => needed[agreement]);
  if (asked.length === 0) return null;
  return (
    <div className={styles.agreements}>
      {asked.map((agreement) => (
        <Checkbox
          key={agreement}
          name={`${agreement}Agreement`}
          label={sentences[agreement]}
          hint={
            agreement === 'subscription'
              ? 'The card that you pay with is kept for this. If you pay another way, or without an account, a mail asks you for each payment.'
              : undefined
          }
          checked={agreed[agreement]}
          error={agreed[agreement] ? undefined : error}
          onCheckedChange={(isAgreed) => onChange(agreement, isAgreed)}
        />
      ))}
    </div>
  );
};
