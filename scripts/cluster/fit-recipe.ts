import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../prepare/root.mjs';
import { type ClusterPlace, folderOf, type NodeName, nodeNames } from './cluster-place.ts';

/** The passwords that a cluster generates, by their placeholders in the recipe. */
export type ClusterSecrets = Readonly<Record<'PATRONI' | 'SUPERUSER' | 'REPLICATION' | 'REWIND', string>>;

/** The addresses of the recipe. */
const recipeHosts: Readonly<Record<NodeName, string>> = { db1: '10.0.0.11', db2: '10.0.0.12', db3: '10.0.0.13' };

const readRecipe = (file: string): string => readFileSync(inRoot('docs/recipes/cluster', file), 'utf8');

/** Replaces texts of a recipe. @throws Error if one does not occur in it */
const replaceAll = (text: string, replaced: Readonly<Record<string, string>>): string =>
  Object.entries(replaced).reduce((fitted, [from, to]) => {
    if (!fitted.includes(from)) throw new Error(`The recipe does not contain ${from}`);
    return fitted.replaceAll(from, to);
  }, text);

/** The addresses at which a node listens in the recipe; they differ between the nodes. */
const ownAddresses =
  /^(ETCD_(?:LISTEN|INITIAL_ADVERTISE|ADVERTISE)_\w+=http:\/\/|\s*(?:listen|connect_address): )10\.0\.0\.11/gm;
const ownName = /^(ETCD_NAME=|name: )db1$/m;

/** Changes a copy of the file for another node, as an operator does. */
const asNode = (text: string, name: NodeName): string =>
  text.replace(ownName, `$1${name}`).replaceAll(ownAddresses, `$1${recipeHosts[name]}`);

/** Replaces the nodes' addresses, and a port. */
const withAddresses = (text: string, { hosts }: ClusterPlace, from: number, to: number): string =>
  nodeNames.reduce((fitted, name) => fitted.replaceAll(`${recipeHosts[name]}:${from}`, `${hosts[name]}:${to}`), text);

/** The environment of a node's etcd. */
export const etcdEnvironment = (place: ClusterPlace, name: NodeName): Readonly<Record<string, string>> => {
  const { etcdClients, etcdPeers } = place.ports;
  const own = replaceAll(asNode(readRecipe('etcd.env'), name), {
    '/var/lib/etcd/shop': folderOf(place, name, 'etcd'),
  });
  const text = withAddresses(withAddresses(own, place, 2379, etcdClients), place, 2380, etcdPeers);
  const lines = text.split('\n').filter((line) => /^[A-Z0-9_]+=/.test(line));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
};

/** The configuration of a node's Patroni. */
export const patroniConfiguration = (place: ClusterPlace, name: NodeName, secrets: ClusterSecrets): string => {
  const { postgres, patroni, etcdClients } = place.ports;
  const own = replaceAll(asNode(readRecipe('patroni.yml'), name), {
    '/var/lib/postgresql/15/shop': folderOf(place, name, 'postgresql'),
    '/var/lib/postgresql/patroni.pgpass': folderOf(place, name, 'pgpass'),
    '/var/run/postgresql': folderOf(place, name, ''),
    '/etc/ssl/shop': join(place.folder, 'certificates'),
    ...Object.fromEntries(Object.entries(secrets).map(([word, secret]) => [`${word}_PASSWORD`, secret])),
  });
  const withPostgres = withAddresses(own, place, 5432, postgres);
  return withAddresses(withAddresses(withPostgres, place, 8008, patroni), place, 2379, etcdClients);
};

/** The proxy's configuration. */
export const proxyConfiguration = (place: ClusterPlace): string => {
  const { postgres, patroni, primary, replicas } = place.ports;
  const own = replaceAll(readRecipe('haproxy.cfg'), {
    'bind 127.0.0.1:5432': `bind 127.0.0.1:${primary}`,
    'bind 127.0.0.1:5433': `bind 127.0.0.1:${replicas}`,
    'check port 8008': `check port ${patroni}`,
  });
  return withAddresses(own, place, 5432, postgres);
};
