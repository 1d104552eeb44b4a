import { pathOnSite } from '@ironcart/core/routing';
import type { RequestContext } from '../request-context/request-context.ts';
import type { Brand } from '../site/brand.ts';

/** Escapes by removal: a text without Markdown markup and line breaks. */
const plain = (text: string): string => text.replaceAll(/[\s[\]()<>`*_#\\]+/g, ' ').trim();

/**
 * A site's `/llms.txt`, which describes the store to language models: its categories, and its interfaces for programs.
 */
export const llmsFile = async (
  { api, site }: Pick<RequestContext, 'api' | 'site'>,
  given: { readonly brand: Pick<Brand, 'name'>; readonly origin: string; readonly hasAgents: boolean },
): Promise<string> => {
  const { brand, origin, hasAgents } = given;
  const linkTo = (path: string) => `${origin}${pathOnSite(path, site)}`;
  const link = (title: string, path: string, about: string) => `- [${plain(title)}](${linkTo(path)}): ${plain(about)}`;
  const categories = await api.content.categories();
  const forAgents = [
    link(
      'Universal Commerce Protocol',
      '/.well-known/ucp',
      'profile with the endpoints for search, products and carts',
    ),
  ];
  return [
    `# ${plain(brand.name)}`,
    '',
    `> The online store of ${plain(brand.name)} for ${plain(site.name)}. Prices are in ${site.currency}.`,
    '',
    '## Categories',
    '',
    ...categories.map(({ name, url }) => link(name, url, `products of the category ${name}`)),
    '',
    '## For machines',
    '',
    ...(hasAgents ? forAgents : []),
    link('Products as lines of JSON', '/feeds/products.jsonl', 'every product with variants, prices and stock'),
    link('Products for merchant centres', '/feeds/products.xml', 'the same as RSS 2.0'),
    link('Sitemap', '/sitemap.xml', 'every page'),
    '',
  ].join('\n');
};
