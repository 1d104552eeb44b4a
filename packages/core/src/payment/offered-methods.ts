import { requireEntries, requireObject } from '../require-argument.ts';
import { methodEntryOf, type PaymentMethod, type PaymentObstacle, type PaymentSituation } from './payment-methods.ts';

/** A listed method, and the reason why it is not offered, if any. */
export interface ConsideredMethod {
  readonly method: PaymentMethod;
  readonly obstacle: PaymentObstacle | undefined;
}

/** Every listed method with the reason why it is not offered, in the service's order. */
export const considerMethods = (
  methods: readonly PaymentMethod[],
  situation: PaymentSituation,
): readonly ConsideredMethod[] => {
  requireEntries(methods, 'methods');
  requireObject(situation, 'situation');
  return methods.map((method) => ({ method, obstacle: methodEntryOf(method.type)?.obstacle(situation) }));
};

/** The methods that a shopper can pay with, in the service's order. */
export const offeredMethods = (
  methods: readonly PaymentMethod[],
  situation: PaymentSituation,
): readonly PaymentMethod[] =>
  considerMethods(methods, situation)
    .filter(({ obstacle }) => obstacle === undefined)
    .map(({ method }) => method);
