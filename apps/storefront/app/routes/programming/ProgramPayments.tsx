import { formatMoney } from '@ironcart/core/money';
import { cardName } from '@ironcart/core/payment';
import { AccountRows, DateText, useUi } from '@ironcart/react-ui';
import type { ShownProgram } from './program-facts.tsx';
import styles from './programming.module.css';

/** The payments of a subscription after the first, newest first; nothing without any. */
export const ProgramPayments = ({ payments = [], currency }: Pick<ShownProgram, 'payments' | 'currency'>) => {
  const { locale } = useUi();
  const paid = payments.filter(({ paidAt }) => paidAt !== undefined);
  if (paid.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="payments">
      <h2 id="payments" className={styles.title}>
        Payments
      </h2>
      <AccountRows
        headingLevel={3}
        rows={paid.map(({ extraPaymentId, amount, from, until, paidAt, cardBrand: brand, cardLast4: last4 }) => ({
          id: extraPaymentId,
          title: formatMoney(amount, currency, locale),
          facts: [
            { label: 'From', value: <DateText value={from} /> },
            { label: 'To', value: <DateText value={until} /> },
            ...(paidAt === undefined ? [] : [{ label: 'Paid on', value: <DateText value={paidAt} /> }]),
            ...(brand === undefined || last4 === undefined
              ? []
              : [{ label: 'Paid with', value: cardName({ brand, last4 }) }]),
          ],
        }))}
      />
    </section>
  );
};
