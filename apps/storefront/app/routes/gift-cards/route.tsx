import {
  BoughtGiftCards,
  GiftCardBalance,
  GiftCardBalanceForm,
  Notice,
  OwnGiftCards,
  PageHeading,
  useUi,
} from '@ironcart/react-ui';
import { giftCardsPath } from '../../account/account-pages.ts';
import { orderPath } from '../../account/order-path.ts';
import { usePendingForm } from '../../data/use-pending-form.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import styles from './gift-cards.module.css';
import type { action, loader } from './route.server.ts';

const targetOf = (fields: Readonly<Record<string, string>>) => ({ action: giftCardsPath, fields });

const notices = {
  kept: { tone: 'success', text: 'The gift card is in your account.' },
  removed: { tone: 'success', text: 'The gift card is removed from your account.' },
  gone: { tone: 'info', text: 'This gift card is no longer in your account.' },
  emptyCart: { tone: 'info', text: 'Your cart is empty. Put something into it, then use the gift card.' },
} as const;

export const Component = () => {
  const { own, bought, now } = useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const pending = usePendingForm();
  const { currency } = useUi();
  const busyIntent = pending?.get('intent');
  const refused = answer?.kind === 'refused' ? answer : undefined;
  const found = answer?.kind === 'found' ? answer : undefined;
  const notice =
    answer === undefined || answer.kind === 'refused' || answer.kind === 'found' ? undefined : notices[answer.kind];
  return (
    <>
      <PageHeading title="Gift cards" intro="A gift card has no last day: what is left on it stays." />
      <div role="status">{notice && <Notice tone={notice.tone}>{notice.text}</Notice>}</div>
      <section className={styles.section} aria-labelledby="balance">
        <h2 id="balance" className={styles.title}>
          Check the balance
        </h2>
        <GiftCardBalanceForm
          target={targetOf({ intent: 'check' })}
          typed={refused?.typed}
          errors={refused?.errors}
          isBusy={busyIntent === 'check'}
        />
        <div role="status">
          {found && (
            <GiftCardBalance
              ending={found.ending}
              balance={found.balance}
              currency={currency}
              useTarget={found.balance > 0 ? targetOf({ intent: 'use', code: found.code }) : undefined}
              keepTarget={targetOf({ intent: 'keep', code: found.code })}
              isBusy={busyIntent === 'use' || busyIntent === 'keep'}
            />
          )}
        </div>
      </section>
      <section className={styles.section} aria-labelledby="own-cards">
        <h2 id="own-cards" className={styles.title}>
          Cards that you pay with
        </h2>
        <OwnGiftCards
          cards={own}
          target={targetOf({})}
          orderHrefOf={orderPath}
          busyCardId={pending?.get('cardId')?.toString()}
        />
      </section>
      <section className={styles.section} aria-labelledby="bought-cards">
        <h2 id="bought-cards" className={styles.title}>
          Cards that you bought
        </h2>
        <BoughtGiftCards cards={bought} now={now} orderHrefOf={orderPath} />
      </section>
    </>
  );
};
