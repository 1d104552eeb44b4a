import { readFileSync } from 'node:fs';
import { faultOf, readJsonDocument } from '@ironcart/backend/json-document';
import { sentenceOfFault } from './file-fault.ts';

/**
 * Reads a JSON file that a setting or a command names.
 * @param title the file's name in messages: 'brand file'
 * @param docs the documentation page of the file
 * @throws Error with one or two sentences: why the file cannot be read, or where its text is no JSON
 */
export const readOwnerDocument = (title: string, { file, docs }: { readonly file: string; readonly docs: string }) => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    const sentence = sentenceOfFault(cause, file) ?? `The path is ${file}.`;
    throw new Error(`The ${title} cannot be read. ${sentence}`, { cause });
  }
  try {
    return readJsonDocument(text);
  } catch (cause) {
    throw new Error(`The ${title} ${file} cannot be read as JSON${faultOf(cause)}. See ${docs}.`, { cause });
  }
};
