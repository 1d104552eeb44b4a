import type { TaxRule } from '@ironcart/tax';

/**
 * A rule with the levy that it belongs to, as 'federal' and 'provincial': taxes of different levies are due side by
 * side, while of one levy's rules the most specific wins.
 */
export interface LeviedRule extends TaxRule {
  readonly levy: string;
}

/** The rules by levy, in the order in which the levies occur. */
export const byLevy = (rules: readonly LeviedRule[]): readonly (readonly LeviedRule[])[] => {
  const levies = new Map<string, LeviedRule[]>();
  for (const rule of rules) {
    const ofLevy = levies.get(rule.levy);
    if (ofLevy) ofLevy.push(rule);
    else levies.set(rule.levy, [rule]);
  }
  return [...levies.values()];
};
