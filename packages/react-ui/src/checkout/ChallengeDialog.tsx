import { Dialog } from '../primitives/Dialog.tsx';
import styles from './ChallengeDialog.module.css';

export interface ChallengeDialogProps {
  readonly isOpen: boolean;
  /** The bank's page. */
  readonly src: string;
  /** Left out: the shopper cannot close it. */
  readonly onClose?: (() => void) | undefined;
}

/** The shopper's bank asks whether it is really them. */
export const ChallengeDialog = ({ isOpen, src, onClose }: ChallengeDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Confirm with your bank">
    <p className={styles.text}>Your bank asks you to confirm this payment. Keep this window open until it is done.</p>
    <iframe className={styles.frame} src={src} title="Your bank's confirmation" />
  </Dialog>
);
