const storageKey = 'ironcart-chat-seen';

/**
 * Stores the id of the last chat message that the shopper has seen on this device, once a chat has started. Without
 * storage, it is not remembered.
 */
export const seenMessage = {
  read: (): number | undefined => {
    try {
      const stored = window.localStorage.getItem(storageKey);
      return stored !== null && /^\d{1,15}$/.test(stored) ? Number(stored) : undefined;
    } catch {
      return undefined;
    }
  },
  keep: (seenId: number): void => {
    try {
      window.localStorage.setItem(storageKey, String(seenId));
    } catch {
      // The chat works without it.
    }
  },
};
