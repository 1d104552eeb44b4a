import { editorialCategories, editorialPath } from '@ironcart/core/content';
import {
  ArticleGrid,
  ButtonLink,
  EditorialNav,
  EmptyState,
  PageHeading,
  Pagination,
  SearchForm,
} from '@ironcart/react-ui';
import { categoryHref, editorialHref } from './editorial-address.ts';
import type { readArticles } from './read-articles.server.ts';

type ArticleList = NonNullable<Awaited<ReturnType<typeof readArticles>>>;

const sections = [
  { label: 'Everything', href: editorialPath },
  ...editorialCategories.map((category) => ({ label: category.name, href: categoryHref(category) })),
];
const gymSection = { label: 'Your gym', href: `${editorialPath}/ryourogue` };

const articleCountText = (total: number): string => (total === 1 ? '1 article' : `${total} articles`);

/** A page of articles under the editorial site's sections. */
export const ArticleListing = ({ list }: { readonly list: ArticleList }) => {
  const { title, intro, path, address, isHub, hasGymPage, total, pages, articles } = list;
  const isFiltered = address.q !== undefined || address.tag !== undefined;
  return (
    <>
      <PageHeading title={title} intro={intro} count={articleCountText(total)}>
        <SearchForm action={editorialPath} query={address.q} placeholder="Search the articles" label="Articles" />
      </PageHeading>
      <EditorialNav
        label="Sections of The Index"
        links={hasGymPage ? [...sections, gymSection] : sections}
        currentUrl={isFiltered ? '' : path}
      />
      {articles.length > 0 ? (
        <ArticleGrid articles={articles} hasLead={isHub} />
      ) : (
        <EmptyState
          title="Nothing to read here yet"
          text={address.q === undefined ? 'We have not written about this so far.' : 'Try fewer words, or another one.'}
          action={<ButtonLink href={editorialPath}>All articles</ButtonLink>}
        />
      )}
      <Pagination page={address.page} pages={pages} hrefOf={(page) => editorialHref(path, { ...address, page })} />
    </>
  );
};
