/** Shown when a chat has reached its maximum number of messages. */
export const chatFullText = 'This chat is full. The store closes it soon, and you can begin a new one then.';
