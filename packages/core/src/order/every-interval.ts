import { requireText } from '../require-argument.ts';

/** How often a subscription is paid: 'every month', 'every 3 months'. */
export const everyInterval = (interval: string): string => {
  requireText(interval, 'interval');
  return `every ${interval.replace(/^(?:1 )?(week|month|year)(?:ly)?$/, '$1')}`;
};
