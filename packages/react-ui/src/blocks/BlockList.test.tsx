import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sampleBlockData as data, sampleBlock, sampleFurtherBlocks } from '../testing/sample-blocks.ts';
import { sampleBlocks } from '../testing/sample-site.ts';
import { BlockList } from './BlockList.tsx';
import { blockRegistry as registry } from './block-registry.ts';
import { createButtonBlock } from './create-button-block.tsx';
import { defineBlock } from './define-block.ts';
import { shape, text } from './read-props.ts';

describe('BlockList', () => {
  it('renders every block of a page, including slots [S2-cms-02] [S2-cms-03] [S2-cms-07]', () => {
    const onProblem = vi.fn();
    const { container } = render(<BlockList blocks={sampleBlocks} {...{ registry, data, onProblem }} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Made to be dropped.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Flat bench' })).toBeVisible();
    expect(container.querySelector('[data-block=Columns] [data-block=RichText]')).toHaveTextContent(
      'Cast in one piece',
    );
    expect(onProblem).not.toHaveBeenCalled();
  });

  it.each([
    ['Block', 'S2-cms-01', 'Pallets leave on Tuesdays'],
    ['Carousel', 'S2-cms-04', 'Bars by finish'],
    ['Tabs', 'S2-cms-05', 'Up to 150 lb'],
    ['Gallery', 'S2-cms-06', 'Numbered holes'],
    ['Rows', 'S2-cms-08', 'MeasureCutWeld'],
    ['ProductTabs', 'S2-cms-09', 'Trap bar with raised handles'],
    ['Button', 'S4-misc-07', 'How to measure'],
    ['GearSpecs', 'S2-cms-10', '28.5 mm'],
    ['Leaderboards', 'S2-cms-11', '232.5 kg'],
    ['EventSchedules', 'S2-cms-12', 'Weigh-in'],
    ['Athletes', 'S2-cms-13', 'Ida Brandt'],
    ['Form', 'S2-cms-14', 'Write to us'],
  ])('renders the block named %s [%s]', (name, _id, content) => {
    const onProblem = vi.fn();
    const blocks = sampleFurtherBlocks.filter((block) => block.name === name);
    const { container } = render(<BlockList {...{ blocks, registry, data, onProblem }} />);
    expect(container.querySelector(`[data-block=${name}]`)).toHaveTextContent(content);
    expect(onProblem).not.toHaveBeenCalled();
  });

  it('renders price tiers with the amounts of the page, and none if the page has no tiers [S2-toplinks-11]', () => {
    const blocks = [{ name: 'PriceTiers', props: { title: 'By price', productIds: [1001, 1004] } }];
    const { container, unmount } = render(<BlockList {...{ blocks, registry, data }} />);
    const ways = [...container.querySelectorAll('nav a')];
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) {
      expect(way).toHaveTextContent(/^(Under \$\d+|\$\d+ to \$\d+|\$\d+ and more)\d gifts?$/);
      expect(document.getElementById((way.getAttribute('href') ?? '').slice(1))).toBeInTheDocument();
    }
    unmount();
    expect(render(<BlockList {...{ blocks, registry }} />).container).toHaveTextContent('');
  });

  it('opens and closes the overlay of a button on click [S4-misc-07]', () => {
    render(<BlockList {...{ blocks: [sampleBlock('Button')], registry, data }} />);
    expect(screen.queryByText(/Around the waist/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'How to measure' }));
    expect(screen.getByRole('dialog', { name: 'How to measure' })).toHaveTextContent('Around the waist');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/Around the waist/)).toBeNull();
  });

  it("follows the link of a button, in a new tab or the app's browser if set [S4-misc-08] [S4-misc-09]", () => {
    const openInApp = vi.fn();
    const deviceOf = () => ({ kind: 'app', platform: 'ios', version: '3.3.0' }) as const;
    const button = (more: object) => ({ name: 'Button', props: { label: 'Guide', link: '/guide', ...more } });
    const inApp = { ...registry, Button: createButtonBlock({ deviceOf, openInApp }) };
    const { unmount } = render(<BlockList blocks={[button({}), button({ isNewTab: true })]} {...{ registry, data }} />);
    const [here, elsewhere] = screen.getAllByRole('link', { name: 'Guide' });
    expect([here?.getAttribute('href'), here?.getAttribute('target')]).toEqual(['/guide', null]);
    expect([elsewhere?.getAttribute('target'), elsewhere?.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    unmount();
    render(<BlockList blocks={[button({ isNewTab: true })]} registry={inApp} data={data} />);
    expect(fireEvent.click(screen.getByRole('link', { name: 'Guide' }))).toBe(false);
    expect(openInApp).toHaveBeenCalledWith('http://localhost:3000/guide');
  });

  it('reports a click on a button without an action or a link [S4-misc-10]', () => {
    const onButtonClick = vi.fn();
    render(
      <BlockList
        blocks={[{ name: 'Button', props: { label: 'Call me' } }]}
        registry={registry}
        data={{ onButtonClick }}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Call me' }));
    expect(onButtonClick).toHaveBeenCalledExactlyOnceWith('Call me');
  });

  it('omits an unknown block and one with invalid props, and keeps the rest', () => {
    const onProblem = vi.fn();
    const blocks = [
      { name: 'Fireworks', props: {} },
      { name: 'constructor', props: {} },
      { name: 'Heading', props: { text: 7 } },
      { name: 'Leaderboards', props: { boards: [{ title: 'Squat', rows: [{ rank: '1' }] }] } },
      { name: 'Heading', props: { text: 'Still here' } },
    ];
    render(<BlockList {...{ blocks, registry, onProblem }} />);
    expect(screen.getByRole('heading', { name: 'Still here' })).toBeVisible();
    expect(onProblem.mock.calls.flat()).toEqual([
      'There is no block named Fireworks',
      'There is no block named constructor',
      'Heading.text must be text',
      'Leaderboards.boards[0].rows[0].rank must be a number',
    ]);
  });

  it('renders blocks registered by an adopter', () => {
    const Sign = defineBlock('Sign', shape<{ words: string }>({ words: text }), ({ words }) => <b>{words}</b>);
    const blocks = [
      { name: 'Sign', props: { words: 'Dock 4' } },
      { name: 'Heading', props: { text: 'Below it' } },
    ];
    render(<BlockList blocks={blocks} registry={{ ...registry, Sign }} />);
    expect(screen.getByText('Dock 4')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Below it' })).toBeVisible();
  });

  it('applies the class, position and tracking of a block, and no style that loads or escapes', () => {
    const block = {
      name: 'Heading',
      props: { text: 'Deals' },
      class: 'is-deals',
      styles: {
        'text-align': 'center',
        'background-color': 'url(https://evil.example)',
        color: 'red; position: fixed',
        position: 'fixed',
      },
      tracking: { name: 'deals', index: 3, whenVisible: true },
    };
    render(<BlockList blocks={[block]} registry={registry} />);
    const frame = screen.getByRole('heading', { name: 'Deals' }).closest('[data-block]');
    expect(frame).toHaveClass('is-deals');
    expect(frame?.getAttribute('style')).toBe('text-align: center;');
    expect(frame).toHaveAttribute('data-track', 'deals');
    expect(frame).toHaveAttribute('data-track-index', '3');
    expect(frame).toHaveAttribute('data-track-when', 'visible');
  });
});
