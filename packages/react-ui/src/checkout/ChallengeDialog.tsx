import type { ReactNode } from 'react';
import { Dialog } from '../primitives/Dialog.tsx';
import styles from './ChallengeDialog.module.css';

export interface ChallengeDialogProps {
  readonly isOpen: boolean;
  /** The bank's page; left out where a provider's script shows it. */
  readonly src?: string | undefined;
  /** Where the provider's script shows what the bank asks. */
  readonly children?: ReactNode;
  /** Left out: the shopper cannot close it. */
  readonly onClose?: (() => void) | undefined;
}

/** The shopper's bank asks whether it is really them. */
export const ChallengeDialog = ({ isOpen, src, children, onClose }: ChallengeDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Confirm with your bank">
    <p className={styles.text}>Your bank asks you to confirm this payment. Keep this window open until it is done.</p>
    {src === undefined ? children : <iframe className={styles.frame} src={src} title="Your bank's confirmation" />}
  </Dialog>
);
