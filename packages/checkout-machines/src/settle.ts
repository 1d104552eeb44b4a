/** More turns than any chain of promises in checkout has. */
const TURNS = 20;

/** Lets every promise that is ready be heard. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
};
