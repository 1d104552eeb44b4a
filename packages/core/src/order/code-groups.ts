import { plainCode } from '../address/plain-text.ts';

const separators = /[\s\p{Dash_Punctuation}\u2212_.]/gu;

/**
 * Formats a typed code: in capitals, without surrounding spaces and invisible characters, and in groups of four if its
 * symbols match `issued`, regardless of how its groups were typed.
 */
export const codeInGroups = (text: string, issued: RegExp): string => {
  const plain = plainCode(text).toUpperCase();
  const symbols = plain.replaceAll(separators, '');
  return issued.test(symbols) ? symbols.replaceAll(/(.{4})(?=.)/g, '$1-') : plain;
};
