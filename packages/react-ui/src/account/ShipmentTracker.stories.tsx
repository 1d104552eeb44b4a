import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleShipments, sampleWaiting } from '../testing/sample-shipments.ts';
import { ShipmentTracker } from './ShipmentTracker.tsx';

const meta = {
  title: 'Account/ShipmentTracker',
  component: ShipmentTracker,
  args: { shipments: sampleShipments, waiting: sampleWaiting },
} satisfies Meta<typeof ShipmentTracker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Packages: Story = {};

export const OnePackage: Story = { args: { shipments: sampleShipments.slice(1), waiting: [] } };

export const NothingShipped: Story = { args: { shipments: [] } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
