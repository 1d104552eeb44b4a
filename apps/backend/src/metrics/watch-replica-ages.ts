import { Gauge, type Registry } from 'prom-client';
import { type Replicas, replicaBoundMs } from '../db/replicas/watch-replicas.ts';

/** Registers whether each replica is in service, and the maximum age of its data, measured at each scrape. */
export const watchReplicaAges = (
  registry: Registry,
  { all, ageOf }: Pick<Replicas<unknown>, 'all' | 'ageOf'>,
): void => {
  const registers = [registry];
  new Gauge({
    name: 'ironcart_replica_in_service',
    help: '1 if this process reads from the replica, else 0.',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { name, state } of all) {
        const isUsed = state.kind === 'in service' && ageOf(state) < replicaBoundMs;
        this.set({ replica: name }, isUsed ? 1 : 0);
      }
    },
  });
  new Gauge({
    name: 'ironcart_replica_age_seconds',
    help: 'Maximum age of the data on the replica; without a value while the replica is not used.',
    labelNames: ['replica'],
    registers,
    collect() {
      this.reset();
      for (const { name, state } of all) {
        if (state.kind === 'in service') this.set({ replica: name }, ageOf(state) / 1_000);
      }
    },
  });
};
