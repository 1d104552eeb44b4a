import { sentenceOfFault } from '../prepare/file-fault.mjs';

/**
 * Runs a command's work on a file argument.
 * @throws Error with one sentence for a file system error; rethrows any other error
 */
export const onGivenFile = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const sentence = sentenceOfFault(error, file);
    if (sentence === undefined) throw error;
    throw new Error(sentence, { cause: error });
  }
};
