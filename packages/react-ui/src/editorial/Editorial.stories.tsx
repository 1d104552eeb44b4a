import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultImageUrl } from '../primitives/image-url.ts';
import { Article } from './Article.tsx';
import { ArticleGrid } from './ArticleGrid.tsx';
import { EditorialNav } from './EditorialNav.tsx';

const pictureOf = (master: string): string => defaultImageUrl(master, { width: 768, format: 'webp' });

const links = ['Everything', 'History', 'Documentary', 'News & Press', 'Athletes', 'Events', 'Gym Tours'].map(
  (label) => ({ label, href: `/theindex/${label}` }),
);

const pictures = ['barbell-olympic-stainless-detail', 'power-rack-detail', 'kettlebell-16kg-black', 'sled-red'];

const articles = ['Two thousand drops', 'Why every hole has a number', 'The swing, explained', 'Push the sled'].map(
  (title, index) => ({
    id: index,
    title,
    href: `/theindex/documentary/${index}`,
    picture: pictureOf(pictures[index] ?? ''),
    section: 'Documentary',
    excerpt: 'One bar in fifty leaves the works in two pieces. Here is what we learn from it.',
    author: 'Ingrid Solvang',
    publishedAt: `2026-0${index + 3}-11T07:00:00.000Z`,
  }),
);

const meta = { title: 'Editorial/The Index', component: ArticleGrid, args: { articles } } satisfies Meta<
  typeof ArticleGrid
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Hub: Story = {
  args: { hasLead: true },
  render: (props) => (
    <>
      <EditorialNav label="Sections" links={links} currentUrl="/theindex/Documentary" />
      <ArticleGrid {...props} />
    </>
  ),
};

/** Pictures from another host have only one size. */
export const PicturesOfAnotherHost: Story = {
  args: {
    articles: articles.slice(0, 2).map((article) => ({ ...article, picture: 'https://press.example/plate.jpg' })),
  },
};

export const WithoutPictures: Story = {
  args: { articles: articles.map(({ picture: _picture, ...article }) => article) },
};

export const OneArticle: Story = {
  render: () => (
    <Article
      title="Two thousand drops"
      html="<p>Behind the paint booth stands a frame with a hook, a winch and a counter.</p><p>Then we cut it open.</p>"
      publishedAt="2026-05-11T07:00:00.000Z"
      author="Tomas Ekre"
      picture={pictureOf('barbell-olympic-stainless-detail')}
      tags={[{ label: 'Making', href: '/theindex?tag=making' }]}
    />
  ),
};
