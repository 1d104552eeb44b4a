import type { SeedPage } from '../seed-data.ts';

/** The landing page of category 6071 (core's `landingPages`). */
export const competitionPlatform: SeedPage = {
  id: 10,
  identifier: 'competition-platform',
  url: '/competition-platform',
  title: 'The competition platform',
  description: 'What stands on the platform at the Haldenmark Open, who holds its records, and when to be there.',
  blocks: [
    {
      name: 'Hero',
      props: {
        eyebrow: 'Haldenmark Open, 14 and 15 May 2027',
        title: 'Ten grams. No more.',
        text: 'Every plate on the platform is weighed on the morning of the meet. You can buy the same ones on any other day.',
        actions: [{ label: 'Competition plates', href: '/halden-competition-bumper-plates' }],
        picture: { master: 'bumper-plate-set-competition', alt: 'Competition plates in the five colours' },
        tone: 'ink',
      },
    },
    {
      name: 'EventSchedules',
      props: {
        title: 'Two days in May',
        note: 'All times are local to Haldenmark.',
        days: [
          {
            date: '2027-05-14',
            label: 'Friday 14 May',
            sessions: [
              { time: '08:00', name: 'Plates and bars are weighed', place: 'In public, gate 2' },
              { time: '09:30', name: 'Snatch, to 64 kg', place: 'Platform A' },
              { time: '14:00', name: 'Clean and jerk, to 64 kg', place: 'Platform A' },
            ],
          },
          {
            date: '2027-05-15',
            label: 'Saturday 15 May',
            sessions: [
              { time: '09:30', name: 'Deadlift, open', place: 'Platform B' },
              { time: '13:00', name: 'Stones, open', place: 'The yard' },
              { time: '17:00', name: 'Everybody else lifts', place: 'Wherever there is a bar' },
            ],
          },
        ],
      },
    },
    {
      name: 'Leaderboards',
      props: {
        title: 'To beat',
        boards: [
          {
            title: 'Deadlift, open',
            rows: [
              { rank: 1, name: 'Ida Brandt', from: 'Haldenmark', result: '232.5 kg' },
              { rank: 2, name: 'Tove Lind', from: 'Sundvik', result: '227.5 kg' },
              { rank: 3, name: 'Mara Okafor', from: 'Haldenmark', result: '190 kg' },
            ],
          },
          {
            title: 'Stones, open',
            rows: [
              { rank: 1, name: 'Jon Vik', from: 'Haldenmark', result: '160 kg' },
              { rank: 2, name: 'Per Aas', from: 'Norra', result: '155 kg' },
              { rank: 2, name: 'Eskil Rud', from: 'Norra', result: '155 kg' },
            ],
          },
        ],
      },
    },
    {
      name: 'ProductRow',
      props: { title: 'On the platform', productIds: [1001, 1006, 2401, 2406] },
    },
  ],
};
