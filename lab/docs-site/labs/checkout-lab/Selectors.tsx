import {
  type CheckoutSnapshot,
  selectBlockedReason,
  selectChallenge,
  selectErrors,
  selectGiftCards,
  selectPackages,
  selectPayment,
  selectPlacedOrder,
  selectRedirect,
  selectShippingState,
  selectStep,
  selectTaxState,
  selectTokenRequestId,
  selectTotals,
} from '@ironcart/checkout-machines';
import { formatMoney, type Money } from '@ironcart/core/money';
import type { ReactNode } from 'react';

const amount = (money: Money | undefined): string =>
  money === undefined ? 'not known yet' : formatMoney(money, 'USD', 'en_US');

const listed = (lines: readonly string[], none: string): ReactNode =>
  lines.length === 0
    ? none
    : lines.map((line) => (
        <span key={line} className="lab-selected-line">
          {line}
        </span>
      ));

/** Describes each selector's result. */
const selections = (snapshot: CheckoutSnapshot): readonly (readonly [selector: string, value: ReactNode])[] => {
  const totals = selectTotals(snapshot);
  const payment = selectPayment(snapshot);
  const rates = selectPackages(snapshot).flatMap(({ rates: offered, selected }) =>
    offered.map(
      (rate) => `${rate.label} ${amount(rate.amount)}${rate.shippingCode === selected?.shippingCode ? ', chosen' : ''}`,
    ),
  );
  const giftCards = selectGiftCards(snapshot).map(({ code, amount: paid }) => `${code} pays ${amount(paid)}`);
  const { issue } = snapshot.context.giftCards;
  return [
    ['selectStep', selectStep(snapshot)],
    ['selectBlockedReason', selectBlockedReason(snapshot) ?? 'none: the button works'],
    [
      'selectErrors',
      listed(
        selectErrors(snapshot).map(({ message }) => message),
        'none',
      ),
    ],
    ['selectShippingState', selectShippingState(snapshot)],
    ['selectPackages', listed(rates, 'none')],
    ['selectTaxState', selectTaxState(snapshot)],
    ['selectPayment', `${payment.choice.kind}, ${payment.state}`],
    ['selectTokenRequestId', selectTokenRequestId(snapshot) ?? 'none'],
    ['selectGiftCards', listed(issue === undefined ? giftCards : [...giftCards, issue.message], 'none')],
    [
      'selectTotals',
      listed(
        [
          `Goods ${amount(totals.subtotal)}`,
          `Shipping ${amount(totals.shipping)}`,
          `Tax ${amount(totals.tax)}`,
          `Total ${amount(totals.grandTotalIncludingTax)}`,
        ],
        '',
      ),
    ],
    ['selectChallenge', selectChallenge(snapshot)?.transactionId ?? 'none'],
    ['selectRedirect', selectRedirect(snapshot)?.orderId ?? 'none'],
    ['selectPlacedOrder', selectPlacedOrder(snapshot)?.orderId ?? 'none'],
  ];
};

/** The results of the public selectors, which a page reads from checkout. */
export const Selectors = ({ snapshot }: { readonly snapshot: CheckoutSnapshot }) => (
  <section aria-labelledby="lab-selectors">
    <h2 id="lab-selectors">What your page reads</h2>
    <dl className="lab-selectors">
      {selections(snapshot).map(([selector, value]) => (
        <div key={selector}>
          <dt>
            <code>{selector}</code>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);
