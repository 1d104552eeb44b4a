import type { ReactNode } from 'react';
import { Dialog } from '../primitives/Dialog.tsx';
import styles from './ChallengeDialog.module.css';

export interface ChallengeDialogProps {
  readonly isOpen: boolean;
  /** The bank's page; undefined if a provider's script renders the challenge. */
  readonly src?: string | undefined;
  /** The element in which the provider's script renders the bank's challenge. */
  readonly children?: ReactNode;
  /** Without it, the shopper cannot close the dialog. */
  readonly onClose?: (() => void) | undefined;
}

/** A dialog with the bank's authentication challenge. */
export const ChallengeDialog = ({ isOpen, src, children, onClose }: ChallengeDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Confirm with your bank">
    <p className={styles.text}>Your bank asks you to confirm this payment. Keep this window open until it is done.</p>
    {src === undefined ? children : <iframe className={styles.frame} src={src} title="Your bank's confirmation" />}
  </Dialog>
);
