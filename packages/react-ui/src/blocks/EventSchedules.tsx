import styles from './Board.module.css';
import type { EventSchedulesProps } from './further-block-props.ts';

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
                <td className={styles.number}>
                  <time dateTime={`${day.date}T${session.time}`}>{session.time}</time>
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
