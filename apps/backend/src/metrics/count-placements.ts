import { isRefusal } from '../http/refusal.ts';
import type { ContractHandlers } from '../http/request-context.ts';
import type { BackendMetrics } from './backend-metrics.ts';

/** Counts the outcome of every order placement. */
export const countPlacements = (handlers: ContractHandlers, metrics: BackendMetrics): ContractHandlers => ({
  ...handlers,
  checkout: {
    ...handlers.checkout,
    placeOrder: async (request) => {
      const answer = await handlers.checkout.placeOrder(request);
      metrics.countPlacement(isRefusal(answer) ? answer.type : answer.status);
      return answer;
    },
  },
});
