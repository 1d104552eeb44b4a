/** The `code` of a port's error, or 'unexpected' without one. */
export const failureCodeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'unexpected';
