/** Marks that show nothing and that no language's spelling needs: text directions, zero-width spaces, soft hyphens. */
const marks = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Digits of full width and of Arabic and Persian keyboards; each row of ten begins at a multiple of 16. */
const foreignDigits = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

/** White space and the joiners of letters, of which Persian, Indic scripts and emoji need those between letters. */
const gaps = /[\s\u200c\u200d]+/g;

const isOutsideAscii = (character: string | undefined): boolean => character !== undefined && character > '\u007f';

const asciiDigit = (digit: string): string => String(digit.charCodeAt(0) & 0xf);

/**
 * Text as it would be typed with care: invisible marks removed, digits in ASCII, one space between words and none
 * around them. Letters and their case stay; so do joiners that stand between letters that need them.
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

/** As `plainText` for text that is a code or a number: letters and signs of full width, too, and every joiner goes. */
export const plainCode = (text: string): string =>
  plainText(
    text
      .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
      .replace(/\p{Default_Ignorable_Code_Point}/gu, ''),
  );

/** Upper case of the letters A to Z alone: no letter becomes another, as 'ſ' would. */
export const upperAscii = (text: string): string => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
