import criteria from '../../../../docs/design-review/criteria.json';
import styles from './CriteriaReview.module.css';

/** A rating of one release by one criterion, out of 10. */
interface Judgement {
  readonly release: string;
  readonly score: number;
  readonly reason: string;
}

interface Criterion {
  readonly name: string;
  readonly question: string;
  /** Names of screenshots, such as `browse--home--light-375`. */
  readonly screens: readonly string[];
  /** Newest first. */
  readonly judgements: readonly Judgement[];
}

const judged: readonly Criterion[] = criteria;

/** URLs of the screenshots taken by `npm run screens`, by path. */
const kept: Readonly<Record<string, string>> = import.meta.glob('../../../../docs/design-review/*/*.jpg', {
  eager: true,
  query: '?url',
  import: 'default',
});

const addressOf = (release: string, screen: string): string | undefined =>
  kept[`../../../../docs/design-review/${release}/${screen}.jpg`];

/** The releases with screenshots, newest first. */
const releases = [...new Set(Object.keys(kept).map((path) => path.split('/').at(-2) ?? ''))].toSorted((one, other) =>
  other.localeCompare(one, 'en', { numeric: true }),
);

const Screens = ({ release, screens }: { readonly release: string; readonly screens: readonly string[] }) => (
  <figure className={styles.release}>
    <figcaption>{release}</figcaption>
    <div className={styles.screens}>
      {screens.flatMap((screen) => {
        const address = addressOf(release, screen);
        if (address === undefined) return [];
        return [
          <a key={screen} href={address}>
            <img src={address} alt={screen.replaceAll('-', ' ')} loading="lazy" />
          </a>,
        ];
      })}
    </div>
  </figure>
);

/** The scores of every criterion with their reasons, and the rated screenshots of each release. */
export const CriteriaReview = () => (
  <div className={styles.review}>
    {judged.map(({ name, question, screens, judgements }) => (
      <section key={name}>
        <h2>{name}</h2>
        <p>{question}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">Release</th>
              <th scope="col">Score</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {judgements.map(({ release, score, reason }) => (
              <tr key={release}>
                <td>{release}</td>
                <td>{score}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.releases}>
          {releases.map((release) => (
            <Screens key={release} release={release} screens={screens} />
          ))}
        </div>
      </section>
    ))}
  </div>
);
