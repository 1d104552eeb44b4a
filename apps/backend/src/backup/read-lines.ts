const newline = 0x0a;

/** A stream's lines with their ends, cut at `\n` alone: rows may hold whatever else looks like the end of a line. */
export async function* readLines(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let rest: Buffer[] = [];
  for await (const chunk of source) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
      const tail = chunk.subarray(start, end + 1);
      yield rest.length === 0 ? tail : Buffer.concat([...rest, tail]);
      rest = [];
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}
