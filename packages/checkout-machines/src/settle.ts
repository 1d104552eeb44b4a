/** More microtask turns than any chain of promises in checkout needs. */
const TURNS = 20;

/** Waits until all settled promises have been processed. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
};
