/** Sizes in KB of 1000 bytes. */
interface CompressedSize {
  readonly gzip: number;
  readonly brotli: number;
}

/** The bytes that a browser loads for a route before the page is interactive. */
export interface RouteSize {
  readonly name: string;
  /** Maximum KB of gzipped script for the route. */
  readonly budget: number;
  /** Loaded before the shopper's first interaction; everything if the route starts with its page. */
  readonly beforeIntent: CompressedSize;
  readonly script: CompressedSize;
  readonly style: CompressedSize;
}

const kilobytes = (size: number): string => size.toFixed(1);

/** Formats the routes' first loads as a Markdown table. */
export const sizeTable = (routes: readonly RouteSize[]): string =>
  [
    '| route | script before intent gz | script gz | script br | style gz | style br | script gz budget |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...routes.map(
      ({ name, budget, beforeIntent, script, style }) =>
        `| ${[name, ...[beforeIntent.gzip, script.gzip, script.brotli, style.gzip, style.brotli].map(kilobytes), budget].join(' | ')} |`,
    ),
  ].join('\n');
