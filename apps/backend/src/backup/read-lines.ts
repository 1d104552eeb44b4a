const newline = 0x0a;

/**
 * A stream's lines with their ends, cut at `\n` alone: rows may hold whatever else looks like the end of a line.
 * @param longestFirst beyond so many bytes the first line is cut: a file of another kind may be one line of any length
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
