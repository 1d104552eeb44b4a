import { allCalls, type Call } from '@ironcart/api/contract';
import { readCallBody } from '@ironcart/backend/call-body';
import { sampleRequests } from '@ironcart/backend/sample-call';
import { hostileBodies, type NamedBody, validBody } from './bodies.ts';
import { formContentType, hostileForms, validForm } from './forms.ts';

/** The cost of reading one body: processor time, which other processes disturb least, and bytes allocated. */
interface Cost {
  readonly ms: number;
  readonly bytes: number;
}

/** A call's most expensive body compared with a valid one of the same size. */
export interface WorstBody {
  readonly call: string;
  readonly limitBytes: number;
  readonly time: { readonly ratio: number; readonly ms: number; readonly name: string };
  readonly memory: { readonly ratio: number; readonly megabytes: number; readonly name: string };
}

const defaultLimit = 1_000_000;
const seed = 20_260_618;
/** The median counts, so that neither interference nor a lucky round affects the result. */
const rounds = 3;
const validRounds = 9;
/** Number of bodies, the most expensive ones of a first round, that are measured in full. */
const judged = 4;

const medianOf = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

const collectGarbage = (): void => {
  if (!global.gc) throw new Error('The benchmark needs --expose-gc');
  global.gc();
};

/** The process has a young generation that no body fills, so that heap growth equals allocation. */
const costOf = async (call: Call, text: string, times: number): Promise<Cost> => {
  const body = new TextEncoder().encode(text);
  const costs: Cost[] = [];
  for (let round = 0; round < times; round += 1) {
    const headers = call.hasFormBody ? { 'content-type': formContentType } : {};
    const request = new Request('http://store.test/', { method: 'POST', body, headers });
    collectGarbage();
    const before = process.memoryUsage();
    const startedAt = process.cpuUsage();
    await readCallBody(call, request);
    const { user, system } = process.cpuUsage(startedAt);
    const ms = (user + system) / 1_000;
    const after = process.memoryUsage();
    const bytes = after.heapUsed + after.external - before.heapUsed - before.external;
    // At least the body itself was allocated; a smaller figure means that memory of another body was freed meanwhile.
    costs.push({ ms, bytes: Math.max(bytes, body.length) });
  }
  return { ms: medianOf(costs.map(({ ms }) => ms)), bytes: medianOf(costs.map(({ bytes }) => bytes)) };
};

/** The same JSON with non-ASCII characters escaped, so that it has as many bytes as characters. */
const inAscii = (json: string): string =>
  json.replaceAll(/[^ -~]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A realistic sample: the longest of several. */
const sampleOf = (call: Call): string =>
  sampleRequests(call, 20, seed)
    .map(({ body }) => inAscii(JSON.stringify(body ?? {})))
    .filter((text) => text.length < 20_000)
    .toSorted((left, right) => right.length - left.length)[0] ?? '{}';

const worstOf = async (call: Call): Promise<WorstBody> => {
  const limitBytes = call.maxBodyBytes ?? defaultLimit;
  const sample = sampleOf(call);
  const bodies = call.hasFormBody ? hostileForms(limitBytes) : hostileBodies(sample, limitBytes);
  const validText = call.hasFormBody ? validForm(limitBytes) : validBody(sample, limitBytes - 100);
  await costOf(call, validText, 1);
  const once: { readonly body: NamedBody; readonly cost: Cost }[] = [];
  for (const body of bodies) once.push({ body, cost: await costOf(call, body.text, 1) });
  const worstBy = (figure: keyof Cost) =>
    once
      .toSorted((left, right) => right.cost[figure] - left.cost[figure])
      .slice(0, judged)
      .map(({ body }) => body);
  const valid = await costOf(call, validText, validRounds);
  let time = { ratio: 0, ms: 0, name: '' };
  let memory = { ratio: 0, megabytes: 0, name: '' };
  for (const { name, text } of new Set([...worstBy('ms'), ...worstBy('bytes')])) {
    const { ms, bytes } = await costOf(call, text, rounds);
    if (ms / valid.ms > time.ratio) time = { ratio: ms / valid.ms, ms, name };
    if (bytes / valid.bytes > memory.ratio) memory = { ratio: bytes / valid.bytes, megabytes: bytes / 1e6, name };
  }
  return { call: call.name, limitBytes, time, memory };
};

const worst: WorstBody[] = [];
/** `BENCH_CALL=checkout.placeOrder` measures a single call. */
const only = process.env.BENCH_CALL;
for (const call of allCalls()) {
  if (call.body && (!only || call.name === only)) worst.push(await worstOf(call));
}
process.send?.(worst);
if (!process.send) console.log(JSON.stringify(worst, undefined, 1));
