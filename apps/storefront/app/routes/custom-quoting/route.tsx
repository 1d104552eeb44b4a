import {
  Button,
  ButtonLink,
  CartLineList,
  DateText,
  EmptyState,
  IntentForm,
  Notice,
  PageHeading,
  SelectField,
  TextArea,
} from '@ironcart/react-ui';
import { quotingPath } from '../../account/account-pages.ts';
import { usePendingForm } from '../../data/use-pending-form.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import styles from './custom-quoting.module.css';
import type { action, loader } from './route.server.ts';

type Quote = ReturnType<typeof useRouteData<typeof loader>>['quotes'][number];

const QuoteState = ({ quote: { id, state, validUntil } }: { readonly quote: Quote }) => {
  if (state === 'waiting') return <p>We have your request. A mail tells you once it is priced.</p>;
  if (state === 'accepted') return <p>You took these prices into your cart.</p>;
  if (validUntil === undefined) return null;
  if (state === 'expired') {
    return (
      <p>
        These prices were good until <DateText value={validUntil} />. Ask again for new ones.
      </p>
    );
  }
  return (
    <IntentForm target={{ action: quotingPath, fields: { intent: 'accept', quoteId: id } }} className={styles.form}>
      <p>
        These prices are good until <DateText value={validUntil} />, for these quantities.
      </p>
      <div>
        <Button type="submit" variant="primary">
          Put it into the cart
        </Button>
      </div>
    </IntentForm>
  );
};

export const Component = () => {
  const { quotes, lists, isAsked } = useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const isBusy = usePendingForm() !== undefined;
  const noteError = answer?.ok === false && answer.code === 'note' ? answer.message : undefined;
  return (
    <>
      <PageHeading
        title="Custom quoting"
        intro="A whole gym, a school, a team: ask what your list would cost, and we answer with a price."
      />
      {answer?.ok === false && noteError === undefined && (
        <Notice tone="error" isAnnounced>
          {answer.message}
        </Notice>
      )}
      <div role="status">
        {isAsked && answer === undefined && <Notice tone="success">Your request has arrived.</Notice>}
      </div>
      {lists.length > 0 ? (
        <IntentForm
          key={quotes.length}
          target={{ action: quotingPath, fields: { intent: 'request' } }}
          className={styles.form}
          aria-label="Ask for a quote"
        >
          <SelectField name="listId" label="What it is about" options={lists} />
          <TextArea name="note" label="What you need it for" error={noteError} maxLength={2_000} />
          <div>
            <Button type="submit" isBusy={isBusy}>
              Ask for a quote
            </Button>
          </div>
        </IntentForm>
      ) : (
        <EmptyState
          title="Nothing to ask about yet"
          text="Put what you want to know the price of into your cart or on your wishlist, then ask here."
          action={<ButtonLink href="/">Look around</ButtonLink>}
        />
      )}
      {quotes.map((quote) => (
        <section key={quote.id} className={styles.quote}>
          <h2 className={styles.title}>
            Asked for on <DateText value={quote.requestedAt} />
          </h2>
          <p className={styles.note}>{quote.note}</p>
          <CartLineList lines={quote.lines} variant="compact" />
          <QuoteState quote={quote} />
        </section>
      ))}
    </>
  );
};
