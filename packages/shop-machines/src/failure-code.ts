/** The stable code that an error of a port carries, or 'unexpected' when it has none. */
export const failureCodeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'unexpected';
