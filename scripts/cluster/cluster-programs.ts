import { existsSync } from 'node:fs';

/** The programs of a cluster, where Debian 12 installs them. */
export const clusterPrograms = {
  postgres: '/usr/lib/postgresql/15/bin/postgres',
  psql: '/usr/lib/postgresql/15/bin/psql',
  patroni: '/usr/bin/patroni',
  etcd: '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  openssl: '/usr/bin/openssl',
} as const;

/** Debian's packages with these programs. */
const packages: Readonly<Record<keyof typeof clusterPrograms, string>> = {
  postgres: 'postgresql-15',
  psql: 'postgresql-client-15',
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  openssl: 'openssl',
};

/** The reason, in one sentence, why no cluster can be started here; undefined if one can. */
export const whyNoCluster = (): string | undefined => {
  const missing = Object.entries(clusterPrograms).filter(([, path]) => !existsSync(path));
  if (missing.length === 0) return undefined;
  const names = missing.map(([name]) => name).join(', ');
  const wanted = Object.entries(packages).filter(([name]) => missing.some(([other]) => other === name));
  return `A cluster needs programs that are not installed here (${names}): apt-get install ${wanted.map(([, name]) => name).join(' ')}, on Debian 12.`;
};
