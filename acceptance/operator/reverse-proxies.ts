import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../../scripts/prepare/root.mjs';

export const host = 'shop.example';

/** A free port of this machine. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => resolve(typeof bound === 'object' && bound !== null ? bound.port : 0));
    });
  });

/** The differences between the recipe's machine and the test's. */
export interface ProxyPlace {
  /** A folder for its files. */
  readonly folder: string;
  readonly plainPort: number;
  readonly tlsPort: number;
  /** The ports of both store processes. */
  readonly storePorts: readonly [number, number];
}

interface Recipe {
  readonly file: string;
  readonly program: string;
  /** Texts of the recipe and their replacements. Each has to occur in it. */
  readonly replaced: (place: ProxyPlace) => Readonly<Record<string, string>>;
  /** The complete configuration that includes the recipe. */
  readonly around?: (recipe: string, place: ProxyPlace) => string;
  readonly arguments: (configuration: string, folder: string) => readonly string[];
  /**
   * The operator's configuration change that removes a process from the proxy; undefined: the proxy detects it by
   * itself.
   */
  readonly takenOut?: (configuration: string, port: number) => string;
}

const recipesFolder = inRoot('docs/recipes/reverse-proxy');

const recipes: Readonly<Record<string, Recipe>> = {
  nginx: {
    file: 'nginx.conf',
    program: '/usr/sbin/nginx',
    replaced: ({ folder, plainPort, tlsPort, storePorts }) => ({
      'listen 80;': `listen ${plainPort};`,
      'listen 443 ssl': `listen ${tlsPort} ssl`,
      '127.0.0.1:3000': `127.0.0.1:${storePorts[0]}`,
      '127.0.0.1:3001': `127.0.0.1:${storePorts[1]}`,
      '/etc/ssl/shop/': `${folder}/`,
      '/etc/nginx/shop': recipesFolder,
    }),
    around: (recipe, { folder }) => `daemon off;
      pid ${folder}/nginx.pid;
      error_log ${folder}/error.log;
      events {}
      http {
        include /etc/nginx/mime.types;
        access_log off;
        client_body_temp_path ${folder}/body;
        proxy_temp_path ${folder}/proxy;
        fastcgi_temp_path ${folder}/fastcgi;
        uwsgi_temp_path ${folder}/uwsgi;
        scgi_temp_path ${folder}/scgi;
        ${recipe}
      }`,
    arguments: (configuration, folder) => ['-c', configuration, '-p', folder, '-e', `${folder}/error.log`],
    takenOut: (configuration, port) =>
      configuration.replace(`server 127.0.0.1:${port} max_fails`, `server 127.0.0.1:${port} down max_fails`),
  },
  HAProxy: {
    file: 'haproxy.cfg',
    program: '/usr/sbin/haproxy',
    replaced: ({ folder, plainPort, tlsPort, storePorts }) => ({
      'bind :80\n': `bind :${plainPort}\n`,
      'bind :443 ssl': `bind :${tlsPort} ssl`,
      '127.0.0.1:3000': `127.0.0.1:${storePorts[0]}`,
      '127.0.0.1:3001': `127.0.0.1:${storePorts[1]}`,
      '/etc/ssl/shop/': `${folder}/`,
      '/etc/haproxy/closed.html': `${recipesFolder}/closed.html`,
    }),
    arguments: (configuration) => ['-db', '-f', configuration],
  },
  Caddy: {
    file: 'Caddyfile',
    program: '/usr/bin/caddy',
    replaced: ({ folder, storePorts }) => ({
      '127.0.0.1:3000': `127.0.0.1:${storePorts[0]}`,
      '127.0.0.1:3001': `127.0.0.1:${storePorts[1]}`,
      '/etc/ssl/shop/': `${folder}/`,
      '/etc/caddy/shop': recipesFolder,
    }),
    around: (recipe, { plainPort, tlsPort }) =>
      recipe.replace('{\n', `{\n\tadmin off\n\thttp_port ${plainPort}\n\thttps_port ${tlsPort}\n`),
    arguments: (configuration) => ['run', '--adapter', 'caddyfile', '--config', configuration],
  },
};

export const proxyNames = Object.keys(recipes);

/** The reason why a proxy's recipe cannot be run here; undefined if it can. */
export const whyNot = (name: string): string | undefined => {
  const isThere = (program: string) => spawnSync(program, ['version'], { stdio: 'ignore' }).error === undefined;
  const programs = [recipes[name]?.program ?? name, 'openssl'];
  const missing = programs.filter((program) => !isThere(program));
  return missing.length === 0
    ? undefined
    : `${missing.join(' and ')} not installed (apt-get install nginx-light haproxy caddy openssl)`;
};

/** Writes a self-signed certificate with its key. @returns the certificate */
const writeCertificate = (folder: string): string => {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, '-keyout', key, '-out', certificate],
    { stdio: 'ignore' },
  );
  writeFileSync(join(folder, 'shop.pem'), readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  return readFileSync(certificate, 'utf8');
};

/** The recipe with this machine's ports and paths. */
const configurationOf = ({ file, replaced, around = (recipe) => recipe }: Recipe, place: ProxyPlace): string => {
  const recipe = readFileSync(join(recipesFolder, file), 'utf8');
  const fitted = Object.entries(replaced(place)).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The recipe ${file} does not contain ${from}`);
    return text.replaceAll(from, to);
  }, recipe);
  return around(fitted, place);
};

/**
 * Runs a recipe's proxy in front of two processes.
 * @returns its certificate, and functions that remove a process as in the recipe and that stop the proxy
 */
export const runProxy = async (name: string, place: ProxyPlace) => {
  const recipe = recipes[name];
  if (recipe === undefined) throw new Error(`There is no recipe for ${name}`);
  const { folder, tlsPort } = place;
  mkdirSync(folder, { recursive: true });
  const ca = writeCertificate(folder);
  const configuration = join(folder, recipe.file);
  writeFileSync(configuration, configurationOf(recipe, place));
  const proxy = spawn(recipe.program, recipe.arguments(configuration, folder), {
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [proxy.stdout, proxy.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let hasEnded = false;
  const ended = new Promise<void>((resolve) =>
    proxy.once('exit', () => {
      hasEnded = true;
      resolve();
    }),
  );
  const listens = async (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${tlsPort}`).then(
      () => true,
      (error: Error) => !String(error.cause).includes('ECONNREFUSED'),
    );
  while (!hasEnded && !(await listens())) await sleep(50);
  if (hasEnded) throw new Error(`${name} ended:\n${output}`);
  const close = async (): Promise<void> => {
    proxy.kill('SIGTERM');
    const isLate = await Promise.race([ended, sleep(10_000, 'late', { ref: false })]);
    if (isLate === 'late') proxy.kill('SIGKILL');
  };
  const takeOut = async (port: number): Promise<void> => {
    if (recipe.takenOut === undefined) return;
    const before = readFileSync(configuration, 'utf8');
    const after = recipe.takenOut(before, port);
    if (after === before) throw new Error(`${recipe.file} has no process at ${port}`);
    writeFileSync(configuration, after);
    execFileSync(recipe.program, [...recipe.arguments(configuration, folder), '-s', 'reload']);
    // Its new workers start, and the old ones finish their requests.
    await sleep(1_000);
  };
  return { ca, takeOut, close };
};
