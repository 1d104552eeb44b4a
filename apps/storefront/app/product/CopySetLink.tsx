import { Button, LiveRegion } from '@ironcart/react-ui';
import { useState, useSyncExternalStore } from 'react';
import styles from './CopySetLink.module.css';

const subscribeToNothing = () => () => {};

/** Copies the page's URL, which contains the selection. Shown with scripts only: without them the address bar has it. */
export const CopySetLink = () => {
  const [said, setSaid] = useState('');
  const canCopy = useSyncExternalStore(
    subscribeToNothing,
    () => navigator.clipboard !== undefined,
    () => false,
  );
  if (!canCopy) return null;
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => setSaid('The link to this set is copied.'),
      () => setSaid('It could not be copied: take the link from the address bar.'),
    );
  return (
    <div>
      <Button className={styles.copy} variant="quiet" size="small" onClick={() => void copy()}>
        {said === '' ? 'Copy the link to this set' : said}
      </Button>
      <LiveRegion message={said} />
    </div>
  );
};
