import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { PromotionRule } from '@ironcart/pricing';

const contentTypes = { '.css': 'text/css; charset=utf-8', '.js': 'text/javascript; charset=utf-8' } as const;

const kindOf = (file: URL): keyof typeof contentTypes => (extname(file.pathname) === '.css' ? '.css' : '.js');

/** The store's own promotions: the rules, and the path of their file for the browser. */
export interface OwnPromotions {
  readonly rules: readonly PromotionRule[];
  readonly path: string;
}

/** The store's own files that the browser loads, by paths with a hash of their content. */
export interface OwnFiles {
  /** Adds a file. @returns its path on this host */
  add(file: URL): `/${string}`;
  /** Answers a request for one of the files; undefined for any other path. */
  serve(request: Request): Response | undefined;
}

/** The data about the store's own blocks in pages. */
export interface OwnBlockFile {
  /** The path of their module. */
  readonly set: `/${string}`;
  readonly names: readonly string[];
  /** The path of their style sheet. */
  readonly styles?: string | undefined;
}

/**
 * @throws Error if a file cannot be read
 */
export const createOwnFiles = (): OwnFiles => {
  const files = new Map<string, { readonly body: string; readonly type: string }>();
  return {
    add: (file) => {
      const body = readFileSync(file, 'utf8');
      const kind = kindOf(file);
      const path = `/assets/own-${createHash('sha256').update(body).digest('hex').slice(0, 16)}${kind}` as const;
      files.set(path, { body, type: contentTypes[kind] });
      return path;
    },
    serve: (request) => {
      const file = files.get(new URL(request.url).pathname);
      if (file === undefined) return undefined;
      const headers = { 'Content-Type': file.type, 'Cache-Control': 'public, max-age=31536000, immutable' };
      return new Response(request.method === 'HEAD' ? null : file.body, { headers });
    },
  };
};
