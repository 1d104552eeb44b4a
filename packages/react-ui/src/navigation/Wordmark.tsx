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
      <svg className={styles.mark} viewBox="0 0 28 20" aria-hidden="true" focusable="false">
        <path d="M0 9h28v2.5H0ZM4 4.5h3.5v11H4ZM9 0h5v20H9ZM15.5 2.5h4v15h-4Z" />
      </svg>
      {siteName}
    </Link>
  );
};
