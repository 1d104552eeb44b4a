// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, describe, expect, it } from 'vitest';
import { SiteLink } from './SiteLink.tsx';

afterEach(cleanup);

const hrefOf = (href: string) => {
  const element = <SiteLink href={href}>There</SiteLink>;
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element }], { basename: '/gb', initialEntries: ['/gb'] })}
    />,
  );
  return screen.getByRole('link').getAttribute('href');
};

describe('site link', () => {
  it.each([
    ['/barbells', '/gb/barbells'],
    ['/barbells?page=2#top', '/gb/barbells?page=2#top'],
    ['/theindex/a:b', '/gb/theindex/a:b'],
    ['bars/of-2:1', '/gb/bars/of-2:1'],
  ])("to %s stays on the shopper's site", (href, onSite) => {
    expect(hrefOf(href)).toBe(onSite);
  });

  it.each([
    'https://x.example/a',
    'HTTPS://X.EXAMPLE',
    'mailto:help@x.example',
    'tel:+16145550100',
    'h323:room',
    'web+shop.app:7',
    '//x.example',
    '#reviews',
    '/img/w=768/a.webp',
  ])('to %s is unchanged', (href) => {
    expect(hrefOf(href)).toBe(href);
  });
});
