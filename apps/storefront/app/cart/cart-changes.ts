import { createContext } from 'react';

/** Sends a change to the cart. @param about what it changes, as in one line: a newer change of the same takes its place */
export type SendCartChange = (about: string, send: () => Promise<void>) => void;

/**
 * Sends the changes of a page to the cart one after the other: two at once would cancel each other. A newer change of the
 * same line is sent at once in place of the older one.
 */
export const createCartChanges = (): SendCartChange => {
  const waiting = new Map<string, () => Promise<void>>();
  let underWay: { readonly about: string } | undefined;

  const begin = async (about: string, send: () => Promise<void>): Promise<void> => {
    const own = { about };
    underWay = own;
    await send();
    if (underWay !== own) return;
    underWay = undefined;
    const [next] = waiting;
    if (next === undefined) return;
    waiting.delete(next[0]);
    await begin(...next);
  };

  return (about, send) => {
    if (underWay === undefined || underWay.about === about) void begin(about, send);
    else waiting.set(about, send);
  };
};

export const CartChanges = createContext<SendCartChange>((_about, send) => void send());
