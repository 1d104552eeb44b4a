import type { Money } from '@ironcart/core/money';
import { everyInterval } from '@ironcart/core/order';
import { paidUntil } from '@ironcart/core/product-page';
import { useMoneyFormat } from '../price/Amount.tsx';
import { Checkbox } from '../primitives/Checkbox.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './Agreements.module.css';

type Agreement = 'subscription' | 'trial';

export interface AgreementsProps {
  /** The agreements that the order requires (S4-subs). */
  readonly needed: Readonly<Record<Agreement, boolean>>;
  readonly agreed: Readonly<Record<Agreement, boolean>>;
  /** What is charged again and again. */
  readonly charges: readonly { readonly amount: Money; readonly interval: string }[];
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
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone },
  });
  const words = charges.map(({ amount, interval }) => {
    const next = day.format(paidUntil(now, interval, now));
    return `${format(amount)} before tax ${everyInterval(interval)}, next on ${next}`;
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
          checked={agreed[agreement]}
          error={agreed[agreement] ? undefined : error}
          onCheckedChange={(isAgreed) => onChange(agreement, isAgreed)}
        />
      ))}
    </div>
  );
};
