/**
 * Shows, on a store that is not published, that an answer was refused for its number (S8-http-08): whoever tests the store
 * would take it for a fault. Shoppers of a published store are told by what they tried.
 */
export const noticeRateLimit = async ({ status }: Pick<Response, 'status'>): Promise<void> => {
  if (status !== 429 || document.documentElement.dataset.environment !== 'review') return;
  const { showRateLimit } = await import('./rate-limit-overlay.ts');
  showRateLimit(document);
};
