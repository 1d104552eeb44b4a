import { describe, expect, it } from 'vitest';
import { editorialCategories, editorialPlaceOf, editorialPostLink } from './editorial-place.ts';

it.each([
  ['S2-index-01', 'History', 'history'],
  ['S2-index-02', 'Documentary', 'documentary'],
  ['S2-index-03', 'News & Press', 'news-press'],
  ['S2-index-04', 'Athletes', 'athletes'],
  ['S2-index-05', 'Events', 'events'],
  ['S2-index-06', 'Lifestyle', 'lifestyle'],
  ['S2-index-07', 'Gym Tours', 'gym-tours'],
  ['S2-index-08', 'Movement Library', 'movement-library'],
  ['S2-index-09', 'Gear & How To', 'gear-how-to'],
  ['S2-index-10', 'Blog Posts', 'blog-posts'],
])('editorial site has its categories [%s]: %s', (id, name, slug) => {
  expect(editorialCategories[Number(id.slice(-2)) - 1]).toEqual({ name, slug });
});

it('editorial site has ten categories', () => {
  expect(editorialCategories).toHaveLength(10);
});

it('editorial post is shown below its first category [S2-routes-31]', () => {
  expect(editorialPostLink({ categories: [{ slug: 'events' }, { slug: 'history' }], slug: 'x' })).toBe(
    '/theindex/events/x',
  );
  expect(editorialPostLink({ categories: [], slug: 'x' })).toBe('/theindex/post/x');
});

describe('path of the editorial site', () => {
  it.each([
    ['', { kind: 'hub' }],
    ['/', { kind: 'hub' }],
    ['history', { kind: 'category', slug: 'history' }],
    ['history/', { kind: 'category', slug: 'history' }],
    ['gear-how-to/some-post', { kind: 'post', slug: 'some-post' }],
    ['a/b/some-post', { kind: 'post', slug: 'some-post' }],
  ])('%j resolves to its page [S2-routes-29] [S2-routes-30]', (path, place) => {
    expect(editorialPlaceOf(path)).toEqual(place);
  });
});
