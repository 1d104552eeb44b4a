const [backslash, letterU, zero] = [0x5c, 0x75, 0x30];

/** Ranges of UTF-16 code units by the first two hexadecimal digits of an escape, in lower case: D8 to DB, DC to DF. */
const isHighSurrogate = (first: number, second: number): boolean =>
  first === 0x64 && ((second >= 0x38 && second <= 0x39) || second === 0x61 || second === 0x62);
const isLowSurrogate = (first: number, second: number): boolean => first === 0x64 && second >= 0x63 && second <= 0x66;

/** Converts an ASCII letter to lower case; keeps digits. */
const lower = (byte: number | undefined): number => (byte ?? 0) | 0x20;

/**
 * Whether a JSON text escapes a zero byte or half a surrogate pair, the only ways to express text that PostgreSQL
 * cannot store. One pass over its backslashes, before parsing.
 */
export const escapesUnstorableText = (json: Buffer): boolean => {
  const isEscape = (at: number): boolean => json[at] === backslash && json[at + 1] === letterU;
  let index = json.indexOf(backslash);
  while (index !== -1) {
    let end = index + 2;
    if (isEscape(index)) {
      const [first, second] = [lower(json[index + 2]), lower(json[index + 3])];
      if (isLowSurrogate(first, second)) return true;
      if (isHighSurrogate(first, second)) {
        end = index + 12;
        if (!isEscape(index + 6) || !isLowSurrogate(lower(json[index + 8]), lower(json[index + 9]))) return true;
      } else if (json.subarray(index + 2, index + 6).every((byte) => byte === zero)) return true;
    }
    index = json.indexOf(backslash, end);
  }
  return false;
};
