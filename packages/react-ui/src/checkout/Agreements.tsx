import { Checkbox } from '../primitives/Checkbox.tsx';
import styles from './Agreements.module.css';

type Agreement = 'subscription' | 'trial';

export interface AgreementsProps {
  /** The agreements that the order requires (S4-subs). */
  readonly needed: Readonly<Record<Agreement, boolean>>;
  readonly agreed: Readonly<Record<Agreement, boolean>>;
  /** The message if placing was refused because one is missing. */
  readonly error?: string | undefined;
  readonly onChange: (agreement: Agreement, isAgreed: boolean) => void;
}

const sentences: Readonly<Record<Agreement, string>> = {
  subscription: 'I agree to be charged for the subscription in each interval until I write to the store to end it.',
  trial: 'I agree that the trial becomes a paid subscription when it ends.',
};

const agreements = ['subscription', 'trial'] as const;

/** The agreements that an order with a subscription requires; the message is next to the missing one. */
export const Agreements = ({ needed, agreed, error, onChange }: AgreementsProps) => {
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
