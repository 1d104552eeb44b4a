import { Notice } from '@ironcart/react-ui';
import { useContext } from 'react';
import { UNSAFE_DataRouterStateContext, useLocation } from 'react-router';
import { UnsentForm } from '../data/unsent-form.ts';
import styles from './UnsentNotice.module.css';

/** The router marks this export as unstable; its hooks return only the results of a route's own forms. */
const RouterState = UNSAFE_DataRouterStateContext;

/** A notice at the start of the page that the last form could not be sent; its input is kept. */
export const UnsentNotice = () => {
  const answers = Object.values(useContext(RouterState)?.actionData ?? {});
  const unsent = answers.find((answer) => answer instanceof UnsentForm);
  const { key } = useLocation();
  if (unsent === undefined) return null;
  return (
    <div key={key} className={styles.notice}>
      <Notice tone="error" isAnnounced>
        {unsent.message}
      </Notice>
    </div>
  );
};
