/** Shown when a chat has all the messages that it may have. */
export const chatFullText = 'This chat is full. The store closes it soon, and you can begin a new one then.';
