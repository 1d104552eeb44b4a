import styles from './Board.module.css';
import type { LeaderboardsProps } from './further-block-props.ts';

/** Leaderboards of results. Equal results share a rank. */
export const Leaderboards = ({ title, boards }: LeaderboardsProps) => (
  <section>
    {title && <h2 className={styles.title}>{title}</h2>}
    <div className={styles.boards}>
      {boards.map((board) => (
        <table key={board.title} className={styles.table}>
          <caption className={styles.caption}>{board.title}</caption>
          <thead className={styles.head}>
            <tr>
              <th scope="col">Rank</th>
              <th scope="col">Athlete</th>
              <th scope="col" className={styles.last}>
                Result
              </th>
            </tr>
          </thead>
          <tbody>
            {board.rows.map((row) => (
              <tr key={`${row.rank} ${row.name}`}>
                <td className={styles.number}>{row.rank}</td>
                <th scope="row">
                  {row.name}
                  {row.from && <span className={styles.aside}>{row.from}</span>}
                </th>
                <td className={styles.last}>{row.result}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  </section>
);
