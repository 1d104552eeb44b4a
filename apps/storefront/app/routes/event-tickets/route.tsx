import { ButtonLink, EmptyState, EventProfileForm, EventTickets, Notice, PageHeading } from '@ironcart/react-ui';
import { eventTicketsPath } from '../../account/account-pages.ts';
import { PrintButton } from '../../after-order/PrintButton.tsx';
import { usePendingForm } from '../../data/use-pending-form.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import styles from './event-tickets.module.css';
import type { action, loader } from './route.server.ts';

/** The customer's tickets for events, to show or print, and the profile of a participant. */
export const Component = () => {
  const { participant } = useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const isBusy = usePendingForm() !== undefined;
  if (participant === undefined) {
    return (
      <>
        <PageHeading title="Your events" />
        <Notice tone="error">Your tickets could not be loaded. Try again in a minute.</Notice>
      </>
    );
  }
  const { tickets, profile, genders, countries, isSaved } = participant;
  return (
    <>
      {tickets.length === 0 ? (
        <>
          <PageHeading title="Your events" />
          <EmptyState
            title="No tickets yet"
            text="A ticket that you buy stands here as soon as its order is paid, with the code for the desk."
            action={<ButtonLink href="/event-tickets">Event tickets</ButtonLink>}
          />
        </>
      ) : (
        <>
          <PageHeading title="Your events" intro="Show the code at the desk, on your phone or on paper." />
          <div className={styles.tickets}>
            <EventTickets tickets={tickets} />
            <PrintButton>Print the tickets</PrintButton>
          </div>
        </>
      )}
      <div className={styles.profile}>
        <EventProfileForm
          target={{ action: eventTicketsPath }}
          values={answer?.values ?? profile}
          genders={genders}
          countries={countries}
          errors={answer?.errors}
          isSaved={answer === undefined && isSaved}
          isBusy={isBusy}
        />
      </div>
    </>
  );
};
