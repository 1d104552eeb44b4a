import { allCalls, type Call } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import { parseInput } from '../http/parse-input.ts';
import { sampleRequests } from './sample-call.ts';

const seed = 20_260_617;
const samplesOfCall = 4;
/** More elements than any list of the contract permits. */
const floodLength = 10_000;
/** Maximum number of reads: a list's elements may be read up to its own limit, at most 1,000. */
const mostReads = 2_000;
const mostIssues = 20;

const calls = allCalls()
  .filter(({ body }) => body !== undefined)
  .map((call): [name: string, call: Call] => [call.name, call]);

/** An array or object with this many equal members that counts how many are read. */
const counted = <T extends object>(value: T, reads: { count: number }): T =>
  new Proxy(value, {
    get: (target, name) => {
      if (typeof name === 'string' && name !== 'length') reads.count += 1;
      return Reflect.get(target, name);
    },
  });

const floodOf = (element: unknown, reads: { count: number }): unknown =>
  counted(new Array<unknown>(floodLength).fill(element), reads);

const wide = Object.fromEntries(Array.from({ length: floodLength }, (_, index) => [`k${index}`, 'x']));

type Path = readonly (string | number)[];

/** All positions in a body: the body itself, every member and the first element of every array. */
const pathsIn = (value: unknown, at: Path = []): readonly Path[] => {
  if (Array.isArray(value)) return [at, ...(value.length > 0 ? pathsIn(value[0], [...at, 0]) : [])];
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([name, member]) => pathsIn(member, [...at, name]))];
};

const replaced = (value: unknown, [first, ...rest]: Path, by: (found: unknown) => unknown): unknown => {
  if (first === undefined) return by(value);
  if (Array.isArray(value))
    return value.map((member, index) => (index === first ? replaced(member, rest, by) : member));
  return { ...Object(value), [first]: replaced(Reflect.get(Object(value), first), rest, by) };
};

const issuesIn = (issues: readonly { readonly issues?: readonly object[] | undefined }[] | undefined): number =>
  (issues ?? []).reduce((sum, issue) => sum + 1 + issuesIn(issue.issues), 0);

describe.each(calls)('request body of %s', (_name, call) => {
  it('is rejected after a bounded number of elements and issues, wherever the excess is [SECURITY-25]', () => {
    if (!call.body) return;
    const floods: readonly ((found: unknown, reads: { count: number }) => unknown)[] = [
      (_found, reads) => floodOf({}, reads),
      (_found, reads) => floodOf(null, reads),
      (_found, reads) => floodOf([], reads),
      (_found, reads) => floodOf('x'.repeat(20), reads),
      (_found, reads) => floodOf(1, reads),
      (_found, reads) => counted(wide, reads),
      // Too many valid elements: the length has to be checked first.
      (found, reads) => floodOf(Array.isArray(found) ? found[0] : found, reads),
    ];
    const seen = new Set<string>();
    for (const { body } of sampleRequests(call, samplesOfCall, seed)) {
      for (const path of pathsIn(body)) {
        if (seen.has(path.join('.'))) continue;
        seen.add(path.join('.'));
        for (const flood of floods) {
          const reads = { count: 0 };
          const result = parseInput(
            call.body,
            replaced(body, path, (found) => flood(found, reads)),
          );
          const told = `${call.name} at ${path.join('.')}`;
          expect(reads.count, told).toBeLessThanOrEqual(mostReads);
          expect(issuesIn(result.issues), told).toBeLessThanOrEqual(mostIssues);
        }
      }
    }
  });
});
