import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '../primitives/Icon.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { ChatButton } from './ChatButton.tsx';
import { ChatCorner } from './ChatCorner.tsx';
import styles from './ChatWindow.module.css';
import { LiveChat, type LiveChatProps } from './LiveChat.tsx';

export interface ChatWindowProps extends LiveChatProps {
  readonly isOpen: boolean;
  /** The number of answers that the shopper has not seen. */
  readonly unread: number;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

const answers = (count: number): string => (count === 1 ? '1 new answer' : `${count} new answers`);

/**
 * The live chat in the corner of every page: a button with the number of new answers, and a window that leaves the page
 * usable. Opening it moves the focus to the message, and closing it, also with Escape, back to the button.
 */
export const ChatWindow = ({ isOpen, unread, onOpen, onClose, ...chat }: ChatWindowProps) => {
  const box = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    box.current?.querySelector<HTMLElement>(isOpen ? 'textarea' : 'button')?.focus();
  }, [isOpen]);
  const leave = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onClose();
  };
  return (
    <ChatCorner ref={box}>
      <VisuallyHidden>
        <span role="status">{!isOpen && unread > 0 && `${answers(unread)} in the live chat`}</span>
      </VisuallyHidden>
      {isOpen ? (
        <div role="dialog" aria-label="Live chat" className={styles.window} onKeyDown={leave}>
          <p className={styles.head}>
            <b>Live chat</b>
            <button type="button" className={styles.close} aria-label="Close the live chat" onClick={onClose}>
              <Icon name="close" />
            </button>
          </p>
          <LiveChat {...chat} />
        </div>
      ) : (
        <ChatButton unread={unread} onOpen={onOpen} />
      )}
    </ChatCorner>
  );
};
