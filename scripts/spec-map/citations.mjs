/** An id such as `S4-ship-07`, or a topic such as `S4-ship`, and further numbers: `..09`, ` to 09`, `, 09`, `, -09`. */
const citation = /\b(S[1-9]-[a-z]+(?:-[a-z]+)*)(?:-(\d{2})(?!\d)((?:(?:\.\.| to |, )-?\d{2}\b)*))?/g;

const furtherNumber = /(\.\.| to |, )-?(\d{2})/g;

const numbersOf = (first, further) => {
  const numbers = [Number(first)];
  for (const [, sign, text] of further.matchAll(furtherNumber)) {
    const number = Number(text);
    for (let next = sign === ', ' ? number : numbers.at(-1) + 1; next <= number; next += 1) numbers.push(next);
  }
  return numbers;
};

/**
 * The requirement ids and topics that a text cites, with ranges expanded.
 * @param text of a source file, a test or a page
 */
export const citedIn = (text) =>
  new Set(
    [...text.matchAll(citation)].flatMap(([, topic, first, further]) =>
      first === undefined
        ? [topic]
        : numbersOf(first, further).map((number) => `${topic}-${String(number).padStart(2, '0')}`),
    ),
  );
