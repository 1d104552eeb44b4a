import { type CallGuard, callGuards } from '../http/call-guards.ts';
import { documentedLimitOf, type RateLimitedAction } from '../http/rate-limit.ts';

const minute = 60_000;

const windowOf = (windowMs: number): string =>
  windowMs % (60 * minute) === 0 ? `${windowMs / (60 * minute)} h` : `${windowMs / minute} min`;

const limitOf = (action: RateLimitedAction): string => {
  const { max, windowMs, per, isOfProcess } = documentedLimitOf(action);
  return `${max} in ${windowOf(windowMs)} per ${per}${isOfProcess ? ' and process' : ''}`;
};

const actionsOf = ({ limits, emailLimits = [] }: CallGuard): readonly RateLimitedAction[] => [
  ...limits,
  ...emailLimits,
];

const rows = (heading: string, cells: ReadonlyMap<string, readonly string[]>): string =>
  [heading, '|---|---|', ...[...cells].map(([what, calls]) => `| ${what} | ${calls.join(', ')} |`)].join('\n');

const grouped = (keyOf: (guard: CallGuard) => string | undefined): ReadonlyMap<string, readonly string[]> => {
  const groups = new Map<string, readonly string[]>();
  for (const [name, guard] of Object.entries<CallGuard>(callGuards)) {
    const key = keyOf(guard);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), `\`${name}\``]);
  }
  return groups;
};

/** The tables of docs/security.md: each call's limits, or the reason why it has none. */
export const limitsTables = (): string =>
  [
    rows(
      '| limit | calls |',
      grouped((guard) => (guard.limits.length === 0 ? undefined : actionsOf(guard).map(limitOf).join('; '))),
    ),
    rows(
      '| no limit, because the call | calls |',
      grouped(({ unlimitedBecause }) => unlimitedBecause),
    ),
  ].join('\n\n');
