/** One sentence that names the option unknown to node's `parseArgs`, without its advice for programmers. */
export const unknownOptionOf = (error: unknown): string =>
  `${(error instanceof Error ? error.message : String(error)).split('. To specify')[0]}.`;
