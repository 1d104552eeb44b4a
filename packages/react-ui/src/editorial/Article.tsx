import { DateText } from '../account/DateText.tsx';
import { RichText } from '../blocks/RichText.tsx';
import { Film } from '../media/Film.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './Article.module.css';
import { EditorialPicture } from './EditorialPicture.tsx';

export interface ArticleProps {
  readonly title: string;
  /** Must be sanitised. */
  readonly html: string;
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly author?: string | undefined;
  /** URL of the picture above the text. */
  readonly picture?: string | undefined;
  /** URL of the video that replaces the picture. */
  readonly film?: string | undefined;
  readonly tags?: readonly { readonly label: string; readonly href: string }[] | undefined;
}

/** An article. */
export const Article = ({ title, html, publishedAt, author, picture, film, tags = [] }: ArticleProps) => {
  const { Link } = useUi();
  return (
    <article className={styles.article}>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.byline}>
          {author && `${author}, `}
          <DateText value={publishedAt} />
        </p>
      </header>
      <div className={styles.picture}>
        {film ? (
          <Film src={film} poster={picture} label={title} />
        ) : (
          picture && (
            <EditorialPicture
              className={styles.head}
              address={picture}
              sizes="(min-width: 1776px) 1680px, 94vw"
              width={1284}
              height={722}
              loading="high"
            />
          )
        )}
      </div>
      <div className={styles.text}>
        <RichText html={html} />
        {tags.length > 0 && (
          <ul className={styles.tags} aria-label="More about">
            {tags.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
};
