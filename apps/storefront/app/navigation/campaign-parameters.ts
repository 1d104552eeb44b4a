/**
 * Names of query parameters that advertising networks, newsletters and analytics add to links. No page depends on them,
 * so a cache can serve one page for all campaigns: docs/recipes/cache/shop.vcl has the same list.
 */
export const campaignParameter =
  /^(?:[a-z]*clid|utm_\w+|gad_\w+|hsa_\w+|_hs\w+|_ga|_gl|_kx|mc_[ce]id|[gw]braid|msclkid|srsltid|igshid|epik|li_fat_id)$/;

/**
 * The query without campaign parameters; the remaining parameters keep their spelling.
 * @param search '' or a query with its '?'
 */
export const withoutCampaign = (search: string): string => {
  const parameters = search.slice(1).split('&');
  const kept = parameters.filter((parameter) => !campaignParameter.test(parameter.split('=', 1)[0] ?? ''));
  const query = kept.join('&');
  return query === '' ? '' : `?${query}`;
};
