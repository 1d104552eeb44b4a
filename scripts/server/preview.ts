import { parseArgs } from 'node:util';
import { keepPagePreview, type PreviewedPage, parsePreviewFile } from '@ironcart/backend/page-previews';
import { usage } from '../arguments/preview.mjs';
import { root } from '../prepare/root.mjs';
import { readConfiguration } from './configuration.ts';
import { readOwnerDocument } from './owner-document.ts';
import { withStoreDatabase } from './store-database.ts';

const hourMs = 60 * 60_000;
const mostHours = 7 * 24;

const readPage = (file: string): PreviewedPage | string => {
  let content: unknown;
  try {
    content = readOwnerDocument('page', { file, docs: 'docs/content.md' });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const page = parsePreviewFile(content);
  return page.ok ? page.value : `${file} holds no page: ${page.fault}.`;
};

interface PreviewOptions {
  readonly file: string;
  readonly hours: number;
  readonly siteCode: string;
}

/** @returns undefined to print the usage, or a string with the reason why a value is invalid */
const optionsIn = (given: readonly string[]): PreviewOptions | string | undefined => {
  try {
    const { positionals, values } = parseArgs({
      args: [...given],
      allowPositionals: true,
      options: { site: { type: 'string', default: 'USA' }, hours: { type: 'string', default: '24' } },
    });
    const [file, ...rest] = positionals;
    const hours = Number(values.hours);
    if (file === undefined || rest.length > 0) return undefined;
    if (!(hours > 0 && hours <= mostHours)) return `"${values.hours}" is no number of hours up to ${mostHours}.`;
    return { file, hours, siteCode: values.site };
  } catch {
    return undefined;
  }
};

/** `npm run preview`: returns the exit code, 2 if the file contains no page. */
export const preview = async (given: readonly string[]): Promise<number> => {
  const options = optionsIn(given);
  const configuration = readConfiguration(root, process.env);
  if (typeof options !== 'object') {
    console.error(options === undefined ? usage : `  ${options}\n\n${usage}`);
    return 1;
  }
  const site = configuration.sites.findByCode(options.siteCode);
  if (site === undefined) {
    const codes = configuration.sites.all.map(({ code }) => code).join(', ');
    console.error(`  "${options.siteCode}" is no site of the store: ${codes}.`);
    return 1;
  }
  const page = readPage(options.file);
  if (typeof page === 'string') {
    console.error(`  ${page}`);
    return 2;
  }
  const publicUrl = configuration.publicUrl ?? `http://${configuration.host}:${configuration.port}`;
  const now = new Date();
  const expiresAt = new Date(now.getTime() + options.hours * hourMs);
  const link = await withStoreDatabase(configuration, (db) =>
    keepPagePreview(db, page, { publicUrl, site, now, expiresAt }),
  );
  console.log(`  Until ${expiresAt.toISOString()}:\n${link}`);
  return 0;
};
