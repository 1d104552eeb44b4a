import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { makeFolder } from '../make-folder.ts';
import { formatImageTransform, type ImageFormat, type ImageTransform, parseImageTransform } from './image-transform.ts';
import { openSharp } from './open-sharp.ts';

export interface ImageServiceOptions {
  /** Folders of WebP masters; the first one with a matching file is used. */
  readonly mastersDirs: readonly string[];
  /** Cache folder for rendered pictures; created if missing. */
  readonly cacheDir: string;
  /** Called for the first picture that could not be cached: pictures are still served, but rendered each time. */
  readonly onKeepFailed: (error: unknown) => void;
}

/** Reads an image that is not in a folder; undefined if there is none of this name, or it is not public. */
export type ReadPicture = (name: string) => Promise<Buffer | undefined>;

const noOther: ReadPicture = async () => undefined;

const imagePath = /^\/img\/([a-z0-9=,]{1,40})\/([a-z0-9][a-z0-9-]{0,119})\.webp$/;

const encode: Record<ImageFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 3 }),
  jpeg: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }),
};

/** sharp is loaded on demand: a process that only serves cached pictures does not need it. */
const draw = async (master: Buffer, { width, format }: ImageTransform): Promise<Buffer> => {
  const sharp = await openSharp();
  return encode[format](sharp(master).resize({ width, withoutEnlargement: true })).toBuffer();
};

/** Whether the file is missing, or its parent is a file instead of a folder. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

const readIfThere = async (file: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

const refuse = (status: 400 | 404, type: string, message: string): Response =>
  Response.json({ error: { type, message } }, { status, headers: { 'cache-control': 'no-store' } });

/**
 * Serves `/img/{transform}/{master}.webp`: the master scaled to a width and encoded, rendered once and then read from
 * the cache folder. Concurrent requests for a picture render it once.
 */
export const createImageService = ({ mastersDirs, cacheDir, onKeepFailed }: ImageServiceOptions) => {
  let hasTold = false;
  const drawing = new Map<string, Promise<Buffer | undefined>>();

  const readMaster = async (name: string): Promise<Buffer | undefined> => {
    for (const dir of mastersDirs) {
      const master = await readIfThere(join(dir, `${name}.webp`));
      if (master !== undefined) return master;
    }
    return undefined;
  };

  /** A picture that cannot be cached, on a full or read-only disk, is rendered again on the next request. */
  const keep = async (file: string, drawn: Buffer): Promise<void> => {
    const written = `${file}.${process.pid}`;
    try {
      await makeFolder(cacheDir);
      await writeFile(written, drawn);
      await rename(written, file);
    } catch (error) {
      if (!hasTold) onKeepFailed(error);
      hasTold = true;
      await rm(written, { force: true }).catch(() => undefined);
    }
  };

  const drawAndKeep = async (
    name: string,
    transform: ImageTransform,
    readOther: ReadPicture,
  ): Promise<Buffer | undefined> => {
    const master = (await readMaster(name)) ?? (await readOther(name));
    if (master === undefined) return undefined;
    const version = createHash('sha256').update(master).digest('hex').slice(0, 12);
    const file = join(cacheDir, `${name}-${version}-${transform.width}.${transform.format}`);
    const kept = await readIfThere(file);
    if (kept !== undefined) return kept;
    const drawn = await draw(master, transform);
    await keep(file, drawn);
    return drawn;
  };

  const picture = (name: string, transform: ImageTransform, readOther: ReadPicture): Promise<Buffer | undefined> => {
    const key = `${formatImageTransform(transform)}/${name}`;
    const inFlight = drawing.get(key);
    if (inFlight) return inFlight;
    const started = drawAndKeep(name, transform, readOther).finally(() => drawing.delete(key));
    drawing.set(key, started);
    return started;
  };

  return async (request: Request, readOther: ReadPicture = noOther): Promise<Response> => {
    const [, segment, name] = imagePath.exec(new URL(request.url).pathname) ?? [];
    if (segment === undefined || name === undefined) {
      return refuse(404, 'image_not_found', 'No picture has this path');
    }
    const transform = parseImageTransform(segment);
    if (!transform) return refuse(400, 'invalid_transform', 'Unknown width, format or parameter');
    const body = await picture(name, transform, readOther);
    if (!body) return refuse(404, 'image_not_found', 'No picture has this name');
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const headers = {
      'content-type': `image/${transform.format}`,
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      etag,
    };
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(body), { headers });
  };
};
