import * as v from 'valibot';

/** The options for the store's responses, each with its label. The first one is the default. */
export const situationChoices = {
  carriers: [
    ['twoWays', 'Two ways to ship'],
    ['none', 'Nobody delivers there'],
    ['fail', 'Rates cannot be loaded'],
  ],
  tax: [
    ['known', '7% of the goods'],
    ['fail', 'Cannot be calculated'],
  ],
  payment: [
    ['approved', 'Approved at once'],
    ['challenge', 'The bank asks (3-D Secure)'],
    ['declined', 'Declined'],
  ],
  catalogue: [
    ['asShown', 'As the shopper sees it'],
    ['dearer', 'The bar became dearer'],
    ['soldOut', 'The bar is sold out'],
  ],
  network: [
    ['up', 'Works'],
    ['losesAnswers', 'Requests arrive, answers are lost'],
    ['down', 'Lost'],
  ],
} as const;

export type Situation = {
  readonly [Part in keyof typeof situationChoices]: (typeof situationChoices)[Part][number][0];
};

export type SituationPart = keyof Situation;

export const firstSituation: Situation = {
  carriers: 'twoWays',
  tax: 'known',
  payment: 'approved',
  catalogue: 'asShown',
  network: 'up',
};

const partSchema = <Part extends SituationPart>(part: Part) =>
  v.object({ do: v.literal('set'), part: v.literal(part), to: v.picklist(situationChoices[part].map(([to]) => to)) });

/** One option of the store's situation, as encoded in a link. */
export const situationSchema = v.variant('part', [
  partSchema('carriers'),
  partSchema('tax'),
  partSchema('payment'),
  partSchema('catalogue'),
  partSchema('network'),
]);
