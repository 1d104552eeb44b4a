import { faultOf, readJsonDocument } from '@ironcart/backend/json-document';
import { sentenceOfFault } from '../prepare/file-fault.mjs';
import { readGivenText } from './read-given-text.ts';

/**
 * Reads a JSON file that a setting or a command names.
 * @param title the file's name in messages: 'brand file'
 * @param docs the documentation page of the file
 * @throws Error with one or two sentences: why the file cannot be read, or where its text is not valid JSON
 */
export const readOwnerDocument = (title: string, { file, docs }: { readonly file: string; readonly docs: string }) => {
  let text: string;
  try {
    text = readGivenText(file);
  } catch (cause) {
    const sentence = sentenceOfFault(cause, file) ?? (cause instanceof Error ? cause.message : String(cause));
    throw new Error(`The ${title} cannot be read. ${sentence}`, { cause });
  }
  try {
    return readJsonDocument(text);
  } catch (cause) {
    throw new Error(`The ${title} ${file} cannot be read as JSON${faultOf(cause)}. See ${docs}.`, { cause });
  }
};
