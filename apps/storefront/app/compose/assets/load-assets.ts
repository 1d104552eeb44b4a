import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { acceptedEncoding, type Encoding } from '../accepted-encoding.ts';
import type { StorefrontAssets } from './document-assets.ts';
import { browserEntry, chunksOf, type Manifest } from './manifest.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.glb': 'model/gltf-binary',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Extensions of the compressed files from the build. */
const encodedEndings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** The text's font below a fixed path, for framed pages that do not know the build: those of the sandbox's provider. */
const textFontPath = '/fonts/text.woff2';
const isTextFont = (path: string): boolean => /latin-wght[^/]*\.woff2$/.test(path);

const oneYear = 'public, max-age=31536000, immutable';
const oneHour = 'public, max-age=3600';

interface BuiltFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly encoded: ReadonlyMap<Encoding, Uint8Array<ArrayBuffer>>;
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const readBytes = (file: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(file));

const readBuiltFiles = (folder: string): ReadonlyMap<string, BuiltFile> => {
  const names = new Set(filesBelow(folder));
  const files = new Map<string, BuiltFile>();
  for (const name of names) {
    const type = contentTypes[extname(name)];
    const path = `/${relative(folder, name).split(sep).join('/')}`;
    if (type === undefined || path.startsWith('/.vite/')) continue;
    const encoded = new Map<Encoding, Uint8Array<ArrayBuffer>>();
    for (const encoding of ['br', 'gzip'] as const) {
      const file = name + encodedEndings[encoding];
      if (names.has(file)) encoded.set(encoding, readBytes(file));
    }
    files.set(path, {
      type,
      cacheControl: path.startsWith('/assets/') ? oneYear : oneHour,
      body: readBytes(name),
      encoded,
    });
  }
  const textFont = [...files].find(([path]) => isTextFont(path))?.[1];
  if (textFont !== undefined) files.set(textFontPath, { ...textFont, cacheControl: oneHour });
  return files;
};

const answerFile = (file: BuiltFile, request: Request): Response => {
  const headers = new Headers({ 'Content-Type': file.type, 'Cache-Control': file.cacheControl });
  if (file.encoded.size > 0) headers.set('Vary', 'Accept-Encoding');
  const choice = acceptedEncoding(request, (encoding) => file.encoded.has(encoding));
  if (choice !== undefined) headers.set('Content-Encoding', choice);
  const body = (choice === undefined ? undefined : file.encoded.get(choice)) ?? file.body;
  headers.set('Content-Length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { headers });
};

/**
 * Reads the built browser files and their manifest into memory.
 * @param folder the build's output: apps/storefront/dist/client
 * @throws Error if the folder contains no build
 */
export const loadAssets = (folder: string): StorefrontAssets => {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = manifest[browserEntry];
  if (entry === undefined)
    throw new Error(`The build in ${folder} has no ${browserEntry}: build the storefront again.`);
  const files = readBuiltFiles(folder);
  const toPath = (file: string): string => `/${file}`;
  return {
    isDevelopment: false,
    starter: readFileSync(join(folder, '.vite/starter.js'), 'utf8').trim(),
    worker: readFileSync(join(folder, '.vite/service-worker.js'), 'utf8').trim(),
    preloadLists: [...files.keys()].filter((path) => path.startsWith('/assets/preload-lists-')),
    headHtml: () => '',
    serve: (request) => {
      const file = files.get(new URL(request.url).pathname);
      return file === undefined ? undefined : answerFile(file, request);
    },
    documentAssets: (modules, styled = [], later = []) => {
      const chunks = chunksOf(manifest, [browserEntry, ...modules]);
      return {
        entry: toPath(entry.file),
        preloads: chunks.map(({ file }) => toPath(file)).filter((path) => path !== toPath(entry.file)),
        later: chunksOf(manifest, later)
          .filter((chunk) => !chunks.includes(chunk))
          .map(({ file }) => toPath(file)),
        styles: [...new Set([...chunks, ...chunksOf(manifest, styled)].flatMap(({ css }) => css ?? []))].map(toPath),
        fonts: chunks
          .flatMap(({ assets = [] }) => assets)
          .filter((asset) => /latin-(?:wdth|wght)[^/]*\.woff2$/.test(asset))
          .map(toPath),
      };
    },
  };
};
