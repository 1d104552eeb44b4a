/**
 * Shows on an unpublished store that a response was rate-limited (S8-http-08), because testers would take it for a
 * fault. On a published store, the refused action shows its own message.
 */
export const noticeRateLimit = async ({ status }: Pick<Response, 'status'>): Promise<void> => {
  if (status !== 429 || document.documentElement.dataset.environment !== 'review') return;
  const { showRateLimit } = await import('./rate-limit-overlay.ts');
  showRateLimit(document);
};
