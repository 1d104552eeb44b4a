/** Says which option node's `parseArgs` does not know, in one sentence, without its advice to programmers. */
export const unknownOptionOf = (error: unknown): string =>
  `${(error instanceof Error ? error.message : String(error)).split('. To specify')[0]}.`;
