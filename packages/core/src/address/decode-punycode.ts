/** The value of a digit: `a` to `z` are 0 to 25, `0` to `9` are 26 to 35. */
const digitOf = (character: string): number => (Number.parseInt(character, 36) + 26) % 36;

/** The bias after a number of the deltas (RFC 3492, section 6.1). */
const adapt = (delta: number, points: number, isFirst: boolean): number => {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / points);
  let bias = 0;
  for (; rest > 455; bias += 36) rest = Math.floor(rest / 35);
  return bias + Math.floor((36 * rest) / (rest + 38));
};

/**
 * Decodes Punycode (RFC 3492), in which the domain name system writes Unicode: `bcher-kva` is `bücher`. In a domain it
 * follows `xn--`.
 * @param code lower-case letters, digits and hyphens
 * @returns undefined for a text that is not Punycode
 */
export const decodePunycode = (code: string): string | undefined => {
  const end = code.lastIndexOf('-');
  const points = [...code.slice(0, Math.max(end, 0))];
  let codePoint = 128;
  let index = 0;
  let bias = 72;
  let at = end + 1;
  while (at < code.length) {
    const before = index;
    let weight = 1;
    for (let k = 36; ; k += 36) {
      const digit = digitOf(code.charAt(at));
      const threshold = Math.min(Math.max(k - bias, 1), 26);
      index += digit * weight;
      at += 1;
      if (digit < threshold) break;
      // The text ends within a number, or has a character that is no digit.
      if (Number.isNaN(digit)) return undefined;
      weight *= 36 - threshold;
    }
    const length = points.length + 1;
    bias = adapt(index - before, length, before === 0);
    codePoint += Math.floor(index / length);
    if (codePoint > 0x10_ff_ff) return undefined;
    index %= length;
    points.splice(index, 0, String.fromCodePoint(codePoint));
    index += 1;
  }
  return points.join('');
};
