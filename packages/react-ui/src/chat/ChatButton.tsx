import { Icon } from '../primitives/Icon.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import styles from './ChatWindow.module.css';

export interface ChatButtonProps {
  /** The number of answers that the shopper has not seen. */
  readonly unread?: number | undefined;
  /** The window is being loaded: the button ignores presses and keeps the focus. */
  readonly isBusy?: boolean | undefined;
  readonly onOpen: () => void;
}

/** Opens the live chat's window. A page can show it in a `ChatCorner` and load `ChatWindow` when it is pressed. */
export const ChatButton = ({ unread = 0, isBusy = false, onOpen }: ChatButtonProps) => (
  <button
    type="button"
    className={styles.button}
    aria-haspopup="dialog"
    aria-disabled={isBusy || undefined}
    onClick={isBusy ? undefined : onOpen}
  >
    <Icon name="chat" /> <span className={styles.label}>Live chat</span>{' '}
    {isBusy && <VisuallyHidden>is loading</VisuallyHidden>}
    {unread > 0 && (
      <span className={styles.count}>
        {unread}
        <VisuallyHidden> new {unread === 1 ? 'answer' : 'answers'}</VisuallyHidden>
      </span>
    )}
  </button>
);
