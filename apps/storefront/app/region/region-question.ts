/** Path within a site of the endpoint that tells whether the visitor seems to be in another site's country. */
export const regionQuestionPath = '/region.json';

/** Whether another site is offered to the visitor; false if the request fails. */
export const isOtherSiteOffered = async (basePath: string): Promise<boolean> => {
  try {
    const response = await fetch(new Request(new URL(basePath + regionQuestionPath, window.location.href)));
    return response.ok && ((await response.json()) as { readonly isOffered?: unknown }).isOffered === true;
  } catch {
    return false;
  }
};
