/** Sizes in KB of 1000 bytes. */
interface CompressedSize {
  readonly gzip: number;
  readonly brotli: number;
}

/** What a browser loads of one route before it answers to the shopper. */
export interface RouteSize {
  readonly name: string;
  /** The most KB of gzipped script that the route may load. */
  readonly budget: number;
  /** What is there before the shopper's first intent; all of it where the route starts with its page. */
  readonly beforeIntent: CompressedSize;
  readonly script: CompressedSize;
  readonly style: CompressedSize;
}

const kilobytes = (size: number): string => size.toFixed(1);

/** A Markdown table of the routes' first loads. */
export const sizeTable = (routes: readonly RouteSize[]): string =>
  [
    '| route | script before intent gz | script gz | script br | style gz | style br | script gz budget |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...routes.map(
      ({ name, budget, beforeIntent, script, style }) =>
        `| ${[name, ...[beforeIntent.gzip, script.gzip, script.brotli, style.gzip, style.brotli].map(kilobytes), budget].join(' | ')} |`,
    ),
  ].join('\n');
