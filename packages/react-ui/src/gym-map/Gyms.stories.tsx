import type { Meta, StoryObj } from '@storybook/react-vite';
import { GymFacts } from './GymFacts.tsx';
import { GymList } from './GymList.tsx';
import { type GymLink, GymMap } from './GymMap.tsx';

const gym = (urlKey: string, given: Omit<GymLink, 'urlKey' | 'href'>): GymLink => ({
  urlKey,
  href: `/rogue-equipped-gyms/${urlKey}`,
  ...given,
});

const gyms: readonly GymLink[] = [
  gym('foundry-row', {
    name: 'Foundry Row Barbell',
    city: 'Leeds',
    region: 'West Yorkshire',
    countryCode: 'GB',
    country: 'United Kingdom',
    latitude: 53.8,
    longitude: -1.55,
  }),
  gym('dock-9', {
    name: 'Dock Nine Strength',
    city: 'Hamburg',
    region: '',
    countryCode: 'DE',
    country: 'Germany',
    latitude: 53.55,
    longitude: 9.99,
  }),
  gym('red-plains', {
    name: 'Red Plains Barbell',
    city: 'Alice Springs',
    region: 'Northern Territory',
    countryCode: 'AU',
    country: 'Australia',
    latitude: -23.7,
    longitude: 133.88,
  }),
  gym('flyover', {
    name: 'Flyover Iron Works',
    city: 'Dayton',
    region: 'Ohio',
    countryCode: 'US',
    country: 'United States',
    latitude: 39.76,
    longitude: -84.19,
  }),
];

const meta = {
  title: 'Gym map/Gyms',
  component: GymList,
  args: { label: 'Gyms', gyms },
} satisfies Meta<typeof GymList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const Nearby: Story = { args: { gyms: gyms.slice(0, 2).map((near) => ({ ...near, note: '12 km away' })) } };

export const MapOfTheWorld: Story = {
  render: ({ gyms: shown }) => <GymMap gyms={shown} isWorld />,
};

export const MapOfOneGym: Story = {
  args: { gyms: gyms.slice(0, 1) },
  render: ({ gyms: shown }) => <GymMap gyms={shown} />,
};

export const Facts: Story = {
  render: () => (
    <GymFacts
      gym={{
        street: '4 Foundry Row',
        postcode: 'LS10 1AB',
        city: 'Leeds',
        region: 'West Yorkshire',
        country: 'United Kingdom',
        openedIn: 2016,
        about: 'Six platforms under the old crane beam.\n\nVisitors are welcome on Saturdays.',
      }}
    />
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
