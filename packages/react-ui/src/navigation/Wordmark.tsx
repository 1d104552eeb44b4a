import { useUi } from '../theme/UiProvider.tsx';
import styles from './Wordmark.module.css';

export interface WordmarkProps {
  readonly href: string;
}

/** The store's logo: a picture, or the name as text with its mark. */
export const Wordmark = ({ href }: WordmarkProps) => {
  const { Link, siteName, wordmark, mark } = useUi();
  return (
    <Link className={styles.wordmark} href={href} aria-label={`${siteName}, home`}>
      {mark && (
        <svg className={styles.mark} viewBox={mark.viewBox} aria-hidden="true" focusable="false">
          <path d={mark.path} />
        </svg>
      )}
      {wordmark ? <img className={styles.picture} src={wordmark.src} alt="" /> : siteName}
    </Link>
  );
};
