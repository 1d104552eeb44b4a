import { DateText } from './DateText.tsx';
import styles from './EventTickets.module.css';

/** A QR code: squares of 1 unit, with the light border that scanners need. */
export interface QrCodeView {
  /** Units per side. */
  readonly size: number;
  /** The dark squares as an SVG path. */
  readonly path: string;
}

export interface EventTicketView {
  /** The code scanned at the event's entrance. */
  readonly code: string;
  /** Undefined for a cancelled ticket, which does not admit anyone. */
  readonly qrCode: QrCodeView | undefined;
  readonly event: string;
  readonly location: string;
  /** The first and last day of the event, as ISO 8601 dates. */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly isOver?: boolean | undefined;
  /** ISO 8601; undefined while the ticket is valid. */
  readonly cancelledAt?: string | undefined;
  readonly division: string;
  /** The participant's name. */
  readonly holder: string;
}

export interface EventTicketsProps {
  readonly tickets: readonly EventTicketView[];
}

const Ticket = ({ ticket }: { readonly ticket: EventTicketView }) => {
  const { code, qrCode, event, location, startsOn, endsOn, isOver, cancelledAt, division, holder } = ticket;
  return (
    <li className={styles.ticket} data-cancelled={cancelledAt !== undefined}>
      {qrCode && (
        <svg
          className={styles.code}
          viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
          role="img"
          aria-label={`QR code of your ticket for ${event}`}
          shapeRendering="crispEdges"
        >
          <rect width={qrCode.size} height={qrCode.size} fill="#fff" />
          <path d={qrCode.path} fill="#000" />
        </svg>
      )}
      <div className={styles.words}>
        <h2 className={styles.event}>{event}</h2>
        {cancelledAt && (
          <p className={styles.over}>
            Cancelled on <DateText value={cancelledAt} />. This ticket is not valid.
          </p>
        )}
        {isOver && !cancelledAt && <p className={styles.over}>This event is over.</p>}
        <dl className={styles.facts}>
          <div>
            <dt>When</dt>
            <dd>
              <DateText value={startsOn} />
              {endsOn !== startsOn && (
                <>
                  {' to '}
                  <DateText value={endsOn} />
                </>
              )}
            </dd>
          </div>
          <div>
            <dt>Where</dt>
            <dd>{location}</dd>
          </div>
          <div>
            <dt>Division</dt>
            <dd>{division}</dd>
          </div>
          <div>
            <dt>Lifter</dt>
            <dd>{holder}</dd>
          </div>
        </dl>
        <p className={styles.number}>{code}</p>
      </div>
    </li>
  );
};

/** A customer's event tickets with their codes for the entrance; one per sheet when printed. */
export const EventTickets = ({ tickets }: EventTicketsProps) => (
  <ul className={styles.tickets}>
    {tickets.map((ticket) => (
      <Ticket key={ticket.code} ticket={ticket} />
    ))}
  </ul>
);
