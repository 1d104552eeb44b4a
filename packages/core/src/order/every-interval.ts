/** How often a subscription is paid: 'every month', 'every 3 months'. */
export const everyInterval = (interval: string): string =>
  `every ${interval.replace(/^(?:1 )?(week|month|year)(?:ly)?$/, '$1')}`;
