import { Notice } from '@ironcart/react-ui';
import { useSyncExternalStore } from 'react';
import styles from './ShareLink.module.css';

const subscribeToNothing = () => () => {};

/** The public URL of a list or gym; the server knows the path, the browser adds the origin. */
export const ShareLink = ({ path, of }: { readonly path: string; readonly of: 'list' | 'gym' }) => {
  const origin = useSyncExternalStore(
    subscribeToNothing,
    () => window.location.origin,
    () => '',
  );
  return (
    <Notice className={styles.link} tone="info">
      Anybody with this link sees the {of}, without your name: <a href={path}>{origin + path}</a>
    </Notice>
  );
};
