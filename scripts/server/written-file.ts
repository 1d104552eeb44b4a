import { stat } from 'node:fs/promises';

/** The option that lets a command replace an existing file. */
const force = '--force';

/** Splits a command's arguments: whether an existing file may be replaced, and the others. */
export const takeForce = (
  args: readonly string[],
): { readonly replaces: boolean; readonly rest: readonly string[] } => ({
  replaces: args.includes(force),
  rest: args.filter((argument) => argument !== force),
});

/**
 * Checks that a command does not replace a file by accident. A device, such as /dev/stdout, can be written to.
 * @throws Error with one sentence if the file exists and may not be replaced
 */
export const keepExisting = async (file: string, replaces: boolean): Promise<void> => {
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile() && !replaces) {
    throw new Error(`${file} is there already and was kept: choose another name, or add ${force} to replace it.`);
  }
};
