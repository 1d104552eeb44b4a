import { Counter, collectDefaultMetrics, Histogram, type Registry } from 'prom-client';

/** A request after its response. */
export interface AnsweredRequest {
  readonly method: string;
  /** The route's template, such as `/svc_list/lists/:id`, or `(none)`; never a path with ids. */
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
}

/** The metrics that this process records. */
export interface BackendMetrics {
  observeRequest(request: AnsweredRequest): void;
  /**
   * @param outcome the order's status or the refusal's type
   */
  countPlacement(outcome: string): void;
  /** Counts a call that replicas can serve. @param server the replica's host and port, or `primary` */
  countRead(server: string): void;
  /** Counts a search in a store with an external search engine. */
  countSearch(answeredBy: 'engine' | 'database'): void;
  observeJob(task: string, outcome: 'done' | 'failed', durationMs: number): void;
  /** Counts an attempt to deliver to an analytics service: `failed` is retried, `given_up` is not. */
  countDelivery(peer: string, outcome: 'told' | 'failed' | 'given_up'): void;
}

/** Histogram buckets in seconds, from a cached read to a placement with a slow bank. */
const requestBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const jobBuckets = [0.01, 0.05, 0.1, 0.5, 1, 5, 30];

const knownMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Registers metrics of requests, placements and jobs, and Node's own of the process: memory, event loop, garbage
 * collection.
 */
export const createBackendMetrics = (registry: Registry): BackendMetrics => {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'ironcart_http_request_duration_seconds',
    help: 'How long requests took, by method, route template and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  });
  const placements = new Counter({
    name: 'ironcart_order_placements_total',
    help: 'Requested orders by outcome: the status, or the type of the rejection.',
    labelNames: ['outcome'],
    registers,
  });
  const reads = new Counter({
    name: 'ironcart_reads_total',
    help: 'Calls that may be served by read replicas, by the server used: host and port, or primary.',
    labelNames: ['server'],
    registers,
  });
  const searches = new Counter({
    name: 'ironcart_searches_total',
    help: 'Searches not answered from the cache, by the source used: a search engine beside the database, or the database.',
    labelNames: ['answered_by'],
    registers,
  });
  const jobs = new Histogram({
    name: 'ironcart_job_duration_seconds',
    help: 'How long jobs of this process took, by task and outcome.',
    labelNames: ['task', 'outcome'],
    buckets: jobBuckets,
    registers,
  });
  const deliveries = new Counter({
    name: 'ironcart_analytics_deliveries_total',
    help: 'Messages to analytics services, by service and outcome: told (delivered), failed (retried) or given_up.',
    labelNames: ['peer', 'outcome'],
    registers,
  });
  return {
    observeRequest: ({ method, route, status, durationMs }) => {
      const knownMethod = knownMethods.has(method) ? method : 'other';
      requests.observe({ method: knownMethod, route, status }, durationMs / 1_000);
    },
    countPlacement: (outcome) => placements.inc({ outcome }),
    countRead: (server) => reads.inc({ server }),
    countSearch: (answeredBy) => searches.inc({ answered_by: answeredBy }),
    observeJob: (task, outcome, durationMs) => jobs.observe({ task, outcome }, durationMs / 1_000),
    countDelivery: (peer, outcome) => deliveries.inc({ peer, outcome }),
  };
};
