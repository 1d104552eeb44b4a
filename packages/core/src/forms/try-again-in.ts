const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

const inWords = (seconds: number): string => {
  if (seconds < 60) return counted(Math.max(1, Math.ceil(seconds)), 'second');
  return seconds < 3_600 ? counted(Math.ceil(seconds / 60), 'minute') : counted(Math.ceil(seconds / 3_600), 'hour');
};

/**
 * Message with the time until another attempt is allowed after a rate limit. @param seconds from the response's
 * `Retry-After`
 */
export const tryAgainIn = (seconds: number | undefined): string =>
  seconds === undefined ? 'Try again in a moment.' : `Try again in ${inWords(seconds)}.`;
