import { existsSync, readdirSync } from 'node:fs';
import { publishedPackages } from '../../scripts/prepare/build.mjs';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { publicModules } from '../../scripts/testing/published-entries.mjs';
import { sitePages, titleOf } from './site-pages.mjs';

const group = (text, items, collapsed = false) => ({ text, items, collapsible: true, collapsed });
const page = (text, link) => ({ text, link });

const titledPages = (folder, filter) =>
  readdirSync(inRoot('docs', folder))
    .filter((file) => filter.test(file))
    .sort()
    .map((file) =>
      page(titleOf(`docs/${folder}/${file}`), `/${folder.replace('generated/', '')}/${file.replace(/\.mdx?$/, '')}`),
    );

const packagePages = publishedPackages.map((name) => page(`@ironcart/${name}`, `/packages/${name}`));

const titledDocument = (name) => page(titleOf(`docs/${name}`), `/${name.replace(/\.mdx?$/, '')}`);

const guides = ['price-a-cart', 'taxes', 'checkout-in-your-page', 'a-shop-of-your-own', 'property-tests'].map((name) =>
  titledDocument(`guides/${name}.md`),
);
const labs = ['prices', 'rounding', 'taxes', 'checkout'].map((name) => titledDocument(`labs/${name}.mdx`));

/** The pages by audience. */
const chosen = () => [
  group('Start', [page('Choose your way', '/'), ...guides]),
  group('Labs', labs),
  group('Packages', packagePages),
  group('A shop of your own', [
    page('Products', '/catalogue'),
    page('Rates and taxes', '/rates'),
    page('Brand', '/branding'),
    page('Menus and landing pages', '/content'),
    page('Payment providers', '/payment-providers'),
    page('Analytics', '/analytics'),
    page('Agents', '/channels'),
    page('Native app', '/native-app'),
    group(
      'Extend it',
      [page('All extensions', '/extending/'), ...titledPages('extending', /^(?!README).*\.md$/)],
      true,
    ),
  ]),
  group('Operate', [
    page('Operations', '/operations'),
    page('Configuration', '/configuration'),
    page('Security', '/security'),
    page('Scaling', '/scaling'),
    group('Recipes to go live', titledPages('recipes', /\.md$/), true),
    page('Load', '/load'),
    page('Commands', '/commands'),
  ]),
  group('Contribute', [
    page('Contributing', '/contributing'),
    page('Architecture', '/architecture'),
    page('Releases', '/releases'),
    page('Errors', '/errors'),
    page('Glossary', '/glossary'),
    page('Readings of the specification', '/readings'),
    page('Requirements and their tests', '/spec-map'),
    page('Faults that checkout survives', '/faults'),
    page('Tax tables', '/tax-tables'),
    group(
      'State machines',
      [page('All machines', '/machines/'), ...titledPages('generated/machines', /^(?!README).*\.md$/)],
      true,
    ),
    group('Decisions', titledPages('adr', /^(?!0000).*\.md$/), true),
    group(
      'Measured',
      [
        page('Speed', '/bench/'),
        page('Lighthouse', '/lighthouse'),
        page('Mutation tests', '/mutation'),
        page('Killed at every step', '/chaos'),
        page('A database that fails over', '/failover'),
        page('Explored checkout', '/checkout-exploration'),
        page('Every page, every site', '/matrix'),
        page('Nightly', '/nightly'),
      ],
      true,
    ),
  ]),
];

const linksOf = ({ link, items = [] }) => [...(link ? [link] : []), ...items.flatMap(linksOf)];

/** `extending/index.md` is at `/extending/`. */
const linkOfPage = (path) => `/${path.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`;

/** The groups, and the documents that are not in any group. */
const sidebar = () => {
  const groups = chosen();
  const listed = groups.flatMap(linksOf);
  const others = [...sitePages()].map(([file, path]) => page(titleOf(file), linkOfPage(path)));
  const rest = others.filter(({ link }) => !listed.includes(link));
  return rest.length === 0 ? groups : [...groups, group('More', rest)];
};

/** One group for each package, one page for each entry. */
const referenceSidebar = (folder) => {
  const linkOf = (name) =>
    existsSync(`${folder}/reference/${name}.md`) ? `/reference/${name}` : `/reference/${name}/`;
  const entriesOf = (name) => publicModules().filter((entry) => `${entry.name}/`.startsWith(`@ironcart/${name}/`));
  return [
    page('All entries', '/reference/'),
    ...publishedPackages.map((name) =>
      group(
        `@ironcart/${name}`,
        entriesOf(name).map((entry) => page(entry.name, linkOf(entry.name))),
      ),
    ),
  ];
};

/** @param folder of the site's pages; if it contains no reference, the navigation has no link to it */
export const navigation = (folder) => {
  const hasReference = existsSync(`${folder}/reference`);
  return {
    nav: [
      page('Guides', '/guides/price-a-cart'),
      page('Labs', '/labs/prices'),
      page('Operate', '/operations'),
      page('Contribute', '/contributing'),
      ...(hasReference ? [page('API reference', '/reference/')] : []),
    ],
    sidebar: { ...(hasReference && { '/reference/': referenceSidebar(folder) }), '/': sidebar() },
  };
};
