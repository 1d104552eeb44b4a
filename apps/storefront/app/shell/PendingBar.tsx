import { useNavigation } from 'react-router';
import styles from './PendingBar.module.css';

/** A progress line during navigation; delayed, so that short waits do not show it. */
export const PendingBar = () => {
  const { state } = useNavigation();
  return <div className={styles.bar} data-pending={state === 'idle' ? undefined : true} aria-hidden="true" />;
};
