const post = {
  id: 101,
  slug: 'two-drops',
  link: '/theindex/history/two-drops',
  title: { rendered: 'Two drops &amp; one bar' },
  featuredImagePath: '/img/w=768,f=webp/bar.webp',
  largeFeaturedImagePath: '/img/w=1284,f=webp/bar.webp',
  featuredVideo: null,
  categories: [1],
  tags: [11],
  format: 'standard',
  content: {
    rendered:
      '<p onclick="steal()">It goes up, and <a href="/competition-bar">the bar</a> comes down.</p><script>steal()</script>',
  },
  excerpt: { rendered: '<p>Up &amp; down.</p>' },
  customCss: 'body{display:none}',
  customJs: 'steal()',
  featured_media: 101,
  authorName: 'Tomas Ekre',
  date: '2026-05-11T07:00:00',
};

const category = { id: 1, slug: 'history', name: 'History', description: 'Older iron.', count: 21 };
const tag = { id: 11, slug: 'making', name: 'Making', description: 'How.', count: 1 };

/** Number of articles: two pages of equal ones. */
const total = 21;

const listed = (rows: readonly unknown[], count: number): Response =>
  Response.json(rows, { headers: { 'X-WP-Total': String(count), 'X-WP-TotalPages': String(Math.ceil(count / 20)) } });

/** The fake backend's editorial site: one article in one category with one tag, repeated over two pages. */
export const answerEditorial = ({ pathname, searchParams }: URL): Response => {
  if (pathname.endsWith('/categories')) return listed([category], 1);
  if (pathname.endsWith('/tags')) return listed([tag], 1);
  const slug = searchParams.get('slug');
  if (slug !== null) return slug === post.slug ? listed([post], 1) : listed([], 0);
  if (searchParams.get('search') === 'nothing') return listed([], 0);
  if (Number(searchParams.get('page')) > 2) {
    return Response.json({ error: { type: 'rest_post_invalid_page_number', message: 'no' } }, { status: 400 });
  }
  return listed([post], total);
};
