import { useNavigation } from 'react-router';
import styles from './PendingBar.module.css';

/** A thin line while the next page is on its way; short waits never show it. */
export const PendingBar = () => {
  const { state } = useNavigation();
  return <div className={styles.bar} data-pending={state === 'idle' ? undefined : true} aria-hidden="true" />;
};
