import { DateText } from '../account/DateText.tsx';
import { classNames } from '../primitives/class-names.ts';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './ArticleGrid.module.css';
import { EditorialPicture } from './EditorialPicture.tsx';

/** An article in a list. */
export interface ArticleCardView {
  readonly id: number;
  readonly title: string;
  readonly href: string;
  /** URL of a picture; without one, only the title is shown. */
  readonly picture?: string | undefined;
  /** The article's section. */
  readonly section?: string | undefined;
  /** A summary of one or two sentences. */
  readonly excerpt?: string | undefined;
  readonly author?: string | undefined;
  /** ISO 8601. */
  readonly publishedAt?: string | undefined;
}

export interface ArticleGridProps {
  readonly articles: readonly ArticleCardView[];
  /** Whether the first article spans the whole width. */
  readonly hasLead?: boolean | undefined;
}

/** Articles side by side, each with its picture. */
export const ArticleGrid = ({ articles, hasLead = false }: ArticleGridProps) => {
  const { Link } = useUi();
  return (
    <ul className={classNames(styles.grid, hasLead && styles.led)}>
      {articles.map(({ id, title, href, picture, section, excerpt, author, publishedAt }, index) => (
        <li key={id} className={styles.card}>
          {picture && (
            <EditorialPicture
              className={styles.picture}
              address={picture}
              sizes={
                hasLead && index === 0
                  ? '(min-width: 768px) 55vw, 94vw'
                  : '(min-width: 1024px) 31vw, (min-width: 768px) 46vw, 94vw'
              }
              width={768}
              height={512}
              loading={index === 0 ? 'high' : 'lazy'}
            />
          )}
          <div className={styles.caption}>
            {section && <p className={styles.section}>{section}</p>}
            <h2 className={styles.title}>
              <Link href={href}>{title}</Link>
            </h2>
            {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
            {(author || publishedAt) && (
              <p className={styles.byline}>
                {author && <span>{author}</span>}
                {publishedAt && <DateText value={publishedAt} />}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
};
