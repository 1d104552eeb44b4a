import { listMessageMachine, selectListMessage } from '@ironcart/shop-machines';
import { createActor } from 'xstate';
import styles from './list-messages.module.css';

/** Messages about the shopper's lists, at the foot of the page. */
export interface ListMessages {
  readonly tell: (text: string) => void;
  readonly stop: () => void;
}

/** Shows the latest message about a list for 6 s, or until it is closed (S9-timing-04). */
export const createListMessages = (page: Document): ListMessages => {
  const actor = createActor(listMessageMachine);
  const box = page.createElement('div');
  box.className = styles.message ?? '';
  // Inserted before the first message: a live region that is inserted with its text is not announced.
  box.role = 'status';
  box.hidden = true;
  const text = page.createElement('p');
  const close = page.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  close.addEventListener('click', () => actor.send({ type: 'message.dismissed' }));
  box.append(text, close);
  page.body.append(box);
  actor.subscribe((snapshot) => {
    const shown = selectListMessage(snapshot);
    box.hidden = shown === undefined;
    text.textContent = shown ?? '';
  });
  actor.start();
  return {
    tell: (message) => actor.send({ type: 'message.told', text: message }),
    stop: () => {
      actor.stop();
      box.remove();
    },
  };
};
