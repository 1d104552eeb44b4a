import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleGallery } from '../testing/sample-products.ts';
import TurnView, { type TurnViewProps } from '../turn-view/TurnView.tsx';
import { Gallery } from './Gallery.tsx';
import { ProductLayout } from './ProductLayout.tsx';
import { TurnIt } from './TurnIt.tsx';

const meta = {
  title: 'Product/Turn it',
  component: TurnIt,
  args: {
    model: 'power-rack',
    finish: 'red',
    productName: 'Halden R4 Power Rack',
    View: TurnView as ComponentType<TurnViewProps>,
  },
  render: (args) => (
    <ProductLayout
      gallery={
        <>
          <Gallery pictures={sampleGallery} productName={args.productName} onZoom={fn()} />
          <TurnIt {...args} />
        </>
      }
      panel={<p>{args.productName}</p>}
    />
  ),
} satisfies Meta<typeof TurnIt>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the view and waits until it covers the pictures. */
const turnIt: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Turn it' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Back to the pictures' })).toBeVisible(), {
    timeout: 30_000,
  });
};

export const Turned: Story = {
  tags: ['needs-layout'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await turnIt(context);
    const view = canvas.getByRole('slider', { name: 'Turn Halden R4 Power Rack' });
    const before = Number(view.getAttribute('aria-valuenow'));
    view.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(view).toHaveAttribute('aria-valuenow', String(before + 30));
    await userEvent.keyboard('{Home}');
    await expect(view).toHaveAttribute('aria-valuenow', String(before));
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the pictures' }));
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByAltText('The bar, full length')).toBeVisible();
  },
};

export const Kettlebell: Story = {
  tags: ['needs-layout'],
  args: { model: 'kettlebell', finish: 'yellow', productName: 'Halden Kettlebell 16 kg' },
  play: turnIt,
};

export const Barbell: Story = {
  tags: ['needs-layout'],
  args: { model: 'barbell', finish: undefined, productName: 'Halden Meet Bar 20 kg' },
  play: turnIt,
};

/** Simulates the view in a browser without WebGL. */
const WithoutGraphics = ({ onFailure }: TurnViewProps) => {
  const fail = useEffectEvent(onFailure);
  useEffect(() => fail(), []);
  return null;
};

/** In a browser without WebGL, the pictures stay. */
export const WithoutWebGl: Story = {
  args: {
    View: WithoutGraphics,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn it' }));
    await expect(await canvas.findByText('This device cannot show it in 3-D.')).toBeVisible();
    await expect(canvas.getByAltText('The bar, full length')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Turn it' })).toBeNull();
  },
};
