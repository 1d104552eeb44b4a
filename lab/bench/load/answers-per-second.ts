import autocannon from 'autocannon';
import type { Measurement } from '../figures/ratio-table.ts';
import type { RecordedCall } from './recorded-call.ts';

/** A call that is sent repeatedly. */
export interface Subject extends Pick<Measurement, 'name' | 'isOurs'> {
  readonly call: RecordedCall;
  /** Creates the next request's variation. Omitted: all requests are equal. */
  readonly vary?: (() => Variation) | undefined;
}

/** Values of one request that replace the call's own. */
export interface Variation {
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Load {
  readonly connections: number;
  /** Number of turns of each subject. */
  readonly turns: number;
}

/** The speed of a call's responses. */
export interface Answers extends Measurement {
  /** 99th percentile of the response time in milliseconds: the lower quartile over all turns. */
  readonly p99Ms: number;
}

const warmUpSeconds = 1;
const turnSeconds = 2;

const send = async ({ name, call, vary }: Subject, connections: number, duration: number) => {
  const result = await autocannon({
    ...call,
    connections,
    duration,
    ...(vary && {
      requests: [
        {
          setupRequest: (request) => {
            const { headers, ...own } = vary();
            return { ...request, ...own, headers: { ...request.headers, ...headers } };
          },
        },
      ],
    }),
  });
  const failures = result.errors + result.timeouts + result.non2xx;
  if (failures > 0) throw new Error(`${name}: ${failures} requests of ${result['2xx'] + failures} failed.`);
  return { answers: result['2xx'], seconds: result.duration, p99Ms: result.latency.p99 };
};

const lowerQuartile = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 4)] ?? Number.NaN;

/**
 * Measures calls in turns, so that interference from the machine affects all of them.
 * @throws Error for any unsuccessful response, because a refusal is fast and would distort the result
 */
export const sendInTurns = async (
  subjects: readonly Subject[],
  { connections, turns }: Load,
): Promise<readonly Answers[]> => {
  for (const subject of subjects) await send(subject, connections, warmUpSeconds);
  const sums = subjects.map((subject) => ({ subject, answers: 0, seconds: 0, p99Ms: [] as number[] }));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const sum of sums) {
      const { answers, seconds, p99Ms } = await send(sum.subject, connections, turnSeconds);
      sum.answers += answers;
      sum.seconds += seconds;
      sum.p99Ms.push(p99Ms);
    }
  }
  return sums.map(({ subject: { name, isOurs }, answers, seconds, p99Ms }) => ({
    name,
    isOurs,
    perSecond: answers / seconds,
    p99Ms: lowerQuartile(p99Ms),
  }));
};
