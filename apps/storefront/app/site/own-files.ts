import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { PromotionRule } from '@ironcart/pricing';

const contentTypes = { '.css': 'text/css; charset=utf-8', '.js': 'text/javascript; charset=utf-8' } as const;

const kindOf = (file: URL): keyof typeof contentTypes => (extname(file.pathname) === '.css' ? '.css' : '.js');

/** The promotions of the store's own: the rules, and the path of the file that the browser loads them from. */
export interface OwnPromotions {
  readonly rules: readonly PromotionRule[];
  readonly path: string;
}

/** Files of the store's own that the browser loads, by a path that changes with what is in them. */
export interface OwnFiles {
  /** Takes a file in. @returns its path on this host */
  add(file: URL): `/${string}`;
  /** Answers a request for one of the files, or undefined where there is none. */
  serve(request: Request): Response | undefined;
}

/** What pages say of the blocks of the store's own. */
export interface OwnBlockFile {
  /** The path of their module. */
  readonly set: `/${string}`;
  readonly names: readonly string[];
  /** The path of their style sheet. */
  readonly styles?: string | undefined;
}

/** @throws Error where a file cannot be read */
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
