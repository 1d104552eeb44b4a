import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import * as v from 'valibot';
import { type DeploymentFile, findDeploymentFile, readDeploymentFile } from './deployment-file.ts';
import { places } from './places.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
/** A path of the store, an external URL or a mail address; excludes anything that a browser would execute. */
const href = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.regex(/^(\/(?!\/)|https?:\/\/|mailto:|tel:)/, 'must begin with /, https://, mailto: or tel:'),
);
const link = { label: text, href };
const links = v.optional(v.pipe(v.array(v.strictObject(link)), v.maxLength(20)), []);
/** The subject of a page that a buyer should be able to read before buying. */
const policy = v.picklist(['privacy_policy', 'terms_of_service', 'refund_policy', 'shipping_policy', 'faq']);
const pages = v.optional(
  v.pipe(
    v.array(
      v.pipe(
        v.strictObject({ ...link, policies: v.optional(v.array(policy), []) }),
        v.check(
          ({ href: to, policies }) => policies.length === 0 || /^(\/|https?:)/.test(to),
          'must lead to a page if it names policies',
        ),
      ),
    ),
    v.maxLength(20),
  ),
  [],
);
const picture = v.optional(
  v.pipe(v.string(), v.regex(/\.(svg|png|webp|ico)$/i, 'must be an SVG, PNG, WebP or ICO file')),
);

const schema = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  wordmark: picture,
  mark: v.optional(
    v.strictObject({
      viewBox: v.pipe(v.string(), v.regex(/^[\d\s.-]+$/, 'must be four numbers')),
      path: v.pipe(v.string(), v.regex(/^[\d\sa-z.,-]+$/i, 'must be the data of an SVG path')),
    }),
  ),
  icon: picture,
  appIcon: v.optional(v.pipe(v.string(), v.regex(/\.png$/i, 'must be a PNG file'))),
  searchHint: v.optional(text),
  newsletter: v.optional(v.strictObject({ title: text, text: v.optional(text) })),
  pages,
  social: links,
  appUrl: v.optional(href),
  mailSender: v.optional(v.pipe(text, v.regex(/^[^\r\n"<>]+$/, 'must be a name without quotes or brackets'))),
  legal: v.optional(
    v.strictObject({
      company: text,
      address: v.optional(v.pipe(v.array(text), v.maxLength(8)), []),
      vatId: v.optional(text),
      imprintUrl: v.optional(href),
    }),
  ),
  support: v.optional(
    v.strictObject({
      email: v.optional(v.pipe(v.string(), v.email())),
      phone: v.optional(text),
      url: v.optional(href),
    }),
  ),
});

type BrandSettings = v.InferOutput<typeof schema>;

const name = 'ironcart.brand.json';

const deploymentFile: DeploymentFile<typeof schema> = {
  name,
  title: 'brand file',
  schema,
  demoFile: join(places.demoBrand, name),
  docs: 'docs/branding.md',
};

const pictureTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
};

/** The parts of a brand that mails need. */
export interface MailBrand {
  readonly sender: string;
  /** Heads every mail. */
  readonly storeName: string;
  /** Footer of every mail: the company, its address, VAT number and support contact. */
  readonly footer: readonly string[];
}

const mailBrandOf = ({ name, mailSender = name, legal, support }: BrandSettings): MailBrand => ({
  sender: mailSender,
  storeName: name,
  footer: [
    ...(legal ? [[legal.company, ...legal.address].join(', ')] : []),
    ...(legal?.vatId ? [`VAT id ${legal.vatId}`] : []),
    ...[support?.email, support?.phone].flatMap((contact) => contact ?? []),
  ],
});

const neutral: BrandSettings = { name: 'Store', pages: [], social: [] };

/**
 * Reads the store's brand: the configured file, otherwise `ironcart.brand.json` in the root folder, otherwise the
 * demo's in a demo store, otherwise a neutral one. Its pictures are read into memory; their paths contain a hash of
 * their content.
 * @throws Error with one sentence that names the file, the key and the remedy
 */
export const readBrand = (root: string, brandFile: string | undefined, isDemo: boolean) => {
  const file = findDeploymentFile(deploymentFile, root, brandFile, isDemo);
  const settings = file === undefined ? neutral : readDeploymentFile(deploymentFile, file);
  const files = new Map<string, { type: string; body: Uint8Array<ArrayBuffer> }>();
  const serve = (name: string) => {
    const path = join(dirname(file ?? root), name);
    if (!existsSync(path)) throw new Error(`The brand file names the picture ${path}, which is not there.`);
    const body = new Uint8Array(readFileSync(path));
    const extension = extname(name).toLowerCase();
    const digest = createHash('sha256').update(body).digest('hex').slice(0, 8);
    const type = pictureTypes[extension] ?? 'application/octet-stream';
    const src = `/brand/${basename(name, extname(name))}-${digest}${extension}`;
    files.set(src, { type, body });
    return { src, type };
  };
  const { wordmark, icon, appIcon, mailSender: _mailSender, pages, ...rest } = settings;
  return {
    served: {
      brand: {
        ...rest,
        pages: pages.map(({ label, href }) => ({ label, href })),
        wordmark: wordmark === undefined ? undefined : serve(wordmark),
        icon: icon === undefined ? undefined : serve(icon),
        appIcon: appIcon === undefined ? undefined : serve(appIcon),
      },
      files,
    },
    mail: mailBrandOf(settings),
    /** The pages with terms that a buyer should be able to read before buying. */
    policies: pages.flatMap(({ label, href, policies }) => policies.map((type) => ({ type, title: label, href }))),
  };
};
