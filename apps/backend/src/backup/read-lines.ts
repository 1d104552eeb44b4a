const newline = 0x0a;

/**
 * The lines of a stream with their ends, split only at `\n`: rows may contain other line separators.
 * @param longestFirst maximum length of the first line in bytes, after which it is cut: a file of another kind may be a
 * single line of any length
 */
export async function* readLines(source: AsyncIterable<Buffer>, longestFirst: number): AsyncGenerator<Buffer, void> {
  let rest: Buffer[] = [];
  let isFirst = true;
  let kept = 0;
  for await (const chunk of source) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
      const tail = chunk.subarray(start, end + 1);
      yield rest.length === 0 ? tail : Buffer.concat([...rest, tail]);
      rest = [];
      isFirst = false;
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
    kept += chunk.length;
    if (isFirst && kept > longestFirst) return yield Buffer.concat(rest);
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}
