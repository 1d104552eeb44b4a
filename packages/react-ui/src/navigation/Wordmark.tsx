import { useUi } from '../theme/UiProvider.tsx';
import styles from './Wordmark.module.css';

export interface WordmarkProps {
  readonly href: string;
}

/** The store's name as its logo. */
export const Wordmark = ({ href }: WordmarkProps) => {
  const { Link, siteName } = useUi();
  return (
    <Link className={styles.wordmark} href={href} aria-label={`${siteName}, home`}>
      <span className={styles.collar} aria-hidden="true" />
      {siteName}
    </Link>
  );
};
