export { withBothUnits } from './both-units.ts';
export { boxContentsOf } from './box-contents.ts';
export { bundleQueryName, formatBundleQuery, parseBundleQuery, redeemQueryName } from './bundle-query.ts';
export {
  type CompatibilityQuery,
  type CompatibilityResult,
  compatibilityQueryOf,
  complementsOf,
} from './compatibility.ts';
export {
  type AxisChoice,
  availableValues,
  childrenMatching,
  choiceOfChild,
  chosenChildId,
} from './configurable-choice.ts';
export { type ChosenLine, type DescribedChoice, describeChoices } from './describe-choices.ts';
export { isVideoAddress, type ProductFilm, productFilm } from './film.ts';
export { heroImage, primaryImage, shownImages } from './images.ts';
export { programDeliveryOf, shownProgramDelivery } from './program.ts';
export { type ActivePromos, isPromoCategory, withPromo } from './promo-list.ts';
export { type Snipe, snipeOf } from './snipe.ts';
export { type TurnedModel, turnedModel } from './turned-model.ts';
export { type WeightUnit, weightText } from './weight-text.ts';
