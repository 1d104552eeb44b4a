import type { LiveChat as Chat } from '@ironcart/core/customer';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../primitives/Button.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { TextArea } from '../primitives/TextArea.tsx';
import styles from './LiveChat.module.css';
import { MessageTime } from './MessageTime.tsx';

export interface LiveChatProps {
  readonly chat: Chat;
  /** Receives `text`. */
  readonly target: FormTarget;
  /** Text of a message that was not accepted, so that it can be sent again. */
  readonly unsent?: string | undefined;
  /** Why it was not accepted. */
  readonly failure?: string | undefined;
  readonly isBusy?: boolean | undefined;
  /** Sends a message instead of submitting the form. */
  readonly onSend?: ((text: string) => void) | undefined;
}

const states = {
  none: 'Write what you want to know. Somebody of the store answers here.',
  open: 'You can leave this page: the chat is here when you come back.',
  closed: 'This chat was closed. Write again to begin a new one.',
} as const;

const authors = { shopper: 'You', staff: 'The store' } as const;

/** The key of the text area: it is cleared by each message of the shopper, not by an answer that arrives meanwhile. */
const sentCount = ({ messages }: Chat): number => messages.filter(({ author }) => author === 'shopper').length;

/** Live chat: the messages, announced as they arrive, and a form to send one. Works without scripts. */
export const LiveChat = ({ chat, target, unsent, failure, isBusy, onSend }: LiveChatProps) => {
  const log = useRef<HTMLDivElement>(null);
  const count = chat.messages.length;
  useEffect(() => {
    // Scrolls to the newest message, at the end of the log.
    if (count > 0 && log.current !== null) log.current.scrollTop = log.current.scrollHeight;
  }, [count]);
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    if (onSend === undefined) return;
    event.preventDefault();
    onSend(String(new FormData(event.currentTarget).get('text') ?? ''));
  };
  return (
    <section className={styles.chat} aria-label="Live chat">
      <p>{states[chat.status]}</p>
      <div ref={log} role="log" aria-label="Messages" tabIndex={count > 0 ? 0 : undefined} className={styles.log}>
        {chat.messages.map(({ _id, author, text, writtenAt }) => (
          <p key={_id} className={styles[author]}>
            <span className={styles.author}>
              {authors[author]}, <MessageTime value={writtenAt} />
            </span>
            <span className={styles.text}>{text}</span>
          </p>
        ))}
      </div>
      <IntentForm target={target} className={styles.form} aria-label="Write to the store" onSubmit={send}>
        <div role="status">{failure && <Notice tone="error">{failure}</Notice>}</div>
        <TextArea key={sentCount(chat)} name="text" label="Your message" maxLength={1_000} defaultValue={unsent} />
        <Button type="submit" variant="primary" isBusy={isBusy}>
          Send
        </Button>
      </IntentForm>
    </section>
  );
};
