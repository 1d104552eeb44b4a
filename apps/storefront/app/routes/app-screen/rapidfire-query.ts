/** The kinds of rapidfire news by the value in `?types=`, each with its products' promotion. */
const rapidfireTypes = {
  deals: { label: 'Hot deals', promotion: 'hot_deals' },
  closeout: { label: 'Closeout', promotion: 'closeout_and_sale' },
  shipsFree: { label: '3 ships free', promotion: 'three_ship_free' },
} as const;

type RapidfireType = keyof typeof rapidfireTypes;

const allTypes = Object.keys(rapidfireTypes) as RapidfireType[];

const longestModel = 100;

/**
 * Parses the rapidfire screen's query: `types`, separated by commas, ignoring unknown ones, and `model`, words of a
 * product's name or number (S2-appscreens-09). Without known types it means every type.
 */
export const rapidfireQuery = (parameters: URLSearchParams) => {
  const asked = (parameters.get('types') ?? '').split(',');
  const named = allTypes.filter((type) => asked.includes(type));
  const types = named.length === 0 ? allTypes : named;
  const model = (parameters.get('model') ?? '').trim().slice(0, longestModel);
  return {
    model,
    promotions: types.map((type) => rapidfireTypes[type].promotion),
    choices: allTypes.map((type) => ({
      label: rapidfireTypes[type].label,
      query: new URLSearchParams({ types: type, ...(model === '' ? {} : { model }) }).toString(),
      isCurrent: types.includes(type),
    })),
  };
};
