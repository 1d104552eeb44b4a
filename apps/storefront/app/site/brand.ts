/** A link of the brand: to one of the store's pages, or elsewhere. */
export interface BrandLink {
  readonly label: string;
  readonly href: string;
}

/** A picture of the brand, by its URL path. */
export interface BrandPicture {
  readonly src: string;
  readonly type: string;
}

/** The views' part of the store's brand. */
export interface Brand {
  /** The name for titles, the footer, the web app manifest and structured data. */
  readonly name: string;
  /** A picture that replaces the name in the header. */
  readonly wordmark?: BrandPicture | undefined;
  /** A drawing before the name, in the text's colour. */
  readonly mark?: { readonly viewBox: string; readonly path: string } | undefined;
  /** The favicon; default: the first letter of the name. */
  readonly icon?: BrandPicture | undefined;
  /** The home screen icon of phones: a square PNG. */
  readonly appIcon?: BrandPicture | undefined;
  /** Placeholder of the search box. */
  readonly searchHint?: string | undefined;
  /** Texts above the newsletter form. */
  readonly newsletter?: { readonly title: string; readonly text?: string | undefined } | undefined;
  /** The store's own pages, for the footer and the phone's menu. */
  readonly pages: readonly BrandLink[];
  /** The page of the store's app. */
  readonly appUrl?: string | undefined;
  readonly social: readonly BrandLink[];
  readonly legal?:
    | {
        readonly company: string;
        readonly address: readonly string[];
        readonly vatId?: string | undefined;
        readonly imprintUrl?: string | undefined;
      }
    | undefined;
  readonly support?:
    | { readonly email?: string | undefined; readonly phone?: string | undefined; readonly url?: string | undefined }
    | undefined;
}

/** A file of a brand's picture. */
export interface BrandFile {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** A brand with the files of its pictures, by path. */
export interface ServedBrand {
  readonly brand: Brand;
  readonly files: ReadonlyMap<string, BrandFile>;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** The default icon: the first letter of the store's name. */
export const monogramOf = ({ name }: Pick<Brand, 'name'>): BrandFile => {
  const [letter = 'S'] = name.toUpperCase();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#16181a"/><text x="16" y="23" text-anchor="middle" font-family="system-ui, sans-serif" font-size="20" font-weight="700" fill="#f4f1ea">${escapeXml(letter)}</text></svg>`;
  return { type: 'image/svg+xml', body: new TextEncoder().encode(svg) };
};

/** The path of the default icon. */
const monogramPicture: BrandPicture = { src: '/favicon.svg', type: 'image/svg+xml' };

export const iconOf = ({ icon = monogramPicture }: Pick<Brand, 'icon'>): BrandPicture => icon;

/** The default brand: a neutral name, without links. */
export const neutralBrand: ServedBrand = { brand: { name: 'Store', pages: [], social: [] }, files: new Map() };
