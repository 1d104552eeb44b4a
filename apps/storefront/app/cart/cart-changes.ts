import { createContext } from 'react';

/** Queues a change to the cart. @param about the line or product; a newer change of it replaces this one */
export type SendCartChange = (about: string, send: () => Promise<void>) => void;

/**
 * Creates a queue for a page's changes to the cart, because concurrent form submissions would cancel each other. A
 * newer change of the same line or product replaces the waiting one. A failed change is reported and does not block
 * later ones.
 */
export const createCartChanges = (report: (error: unknown) => void = (error) => reportError(error)): SendCartChange => {
  const waiting = new Map<string, () => Promise<void>>();
  let underWay: { readonly about: string } | undefined;

  const begin = async (about: string, send: () => Promise<void>): Promise<void> => {
    const own = { about };
    underWay = own;
    try {
      await send();
    } catch (error) {
      report(error);
    }
    if (underWay === own) beginNext();
  };

  const beginNext = (): void => {
    underWay = undefined;
    const [next] = waiting;
    if (next === undefined) return;
    waiting.delete(next[0]);
    void begin(...next);
  };

  return (about, send) => {
    if (underWay === undefined || underWay.about === about) void begin(about, send);
    else waiting.set(about, send);
  };
};

export const CartChanges = createContext<SendCartChange>((_about, send) => void send());
