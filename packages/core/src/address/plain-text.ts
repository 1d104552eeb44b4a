/** Invisible characters that no language's spelling needs: text directions, zero-width spaces, soft hyphens. */
const marks = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Full-width, Arabic and Persian digits; each block of ten begins at a multiple of 16. */
const foreignDigits = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

/** White space and joiners. Persian, Indic scripts and emoji need joiners between letters. */
const gaps = /[\s\u200c\u200d]+/g;

const isOutsideAscii = (character: string | undefined): boolean => character !== undefined && character > '\u007f';

const asciiDigit = (digit: string): string => String(digit.charCodeAt(0) & 0xf);

/**
 * Cleans a text: removes invisible characters, converts digits to ASCII, leaves one space between words and none around
 * them. Letters, their case, and joiners between letters stay.
 */
export const plainText = (text: string): string =>
  text
    .replace(marks, '')
    .replace(foreignDigits, asciiDigit)
    .replace(gaps, (gap, at: number, whole: string) => {
      if (/\s/.test(gap)) return ' ';
      return isOutsideAscii(whole[at - 1]) && isOutsideAscii(whole[at + gap.length]) ? gap : '';
    })
    .trim();

/** Like `plainText`, for codes and numbers: also converts full-width letters and signs, and removes all joiners. */
export const plainCode = (text: string): string =>
  plainText(
    text
      .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
      .replace(/\p{Default_Ignorable_Code_Point}/gu, ''),
  );

/** Converts the letters a to z to upper case; other letters, such as 'ſ', stay. */
export const upperAscii = (text: string): string => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
