import { languageTagOf } from '@ironcart/core/site';
import { classNames } from '../primitives/class-names.ts';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './Board.module.css';
import type { EventSchedulesProps } from './further-block-props.ts';

/** A time of day in the site's format: '14:00' or '2:00 PM'. Its space is the same in every browser. */
const TimeOfDay = ({ date, time }: { readonly date: string; readonly time: string }) => {
  const { locale } = useUi();
  const moment = Date.parse(`${date}T${time}Z`);
  const format = new Intl.DateTimeFormat(languageTagOf(locale), { timeStyle: 'short', timeZone: 'UTC' });
  const text = Number.isNaN(moment) ? time : format.format(moment).replace(/\s/g, '\u00a0');
  return <time dateTime={`${date}T${time}`}>{text}</time>;
};

/** Event schedules by day, with times and places. */
export const EventSchedules = ({ title, note, days }: EventSchedulesProps) => (
  <section>
    {title && <h2 className={styles.title}>{title}</h2>}
    {note && <p className={styles.note}>{note}</p>}
    <div className={styles.boards}>
      {days.map((day) => (
        <table key={day.date} className={styles.table}>
          <caption className={styles.caption}>
            <time dateTime={day.date}>{day.label}</time>
          </caption>
          <thead className={styles.head}>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Session</th>
            </tr>
          </thead>
          <tbody>
            {day.sessions.map((session) => (
              <tr key={`${session.time} ${session.name}`}>
                <td className={classNames(styles.number, styles.time)}>
                  <TimeOfDay date={day.date} time={session.time} />
                </td>
                <th scope="row">
                  {session.name}
                  {session.place && <span className={styles.aside}>{session.place}</span>}
                </th>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  </section>
);
