import type { ContentBlock } from '@ironcart/core/content';
import type { HeaderAccount } from '../navigation/AccountMenu.tsx';
import type { MenuItem } from '../navigation/menu-item.ts';
import type { NewsletterFormProps } from '../navigation/NewsletterForm.tsx';
import type { SiteFooterProps } from '../navigation/SiteFooter.tsx';

const entry = (label: string, children: readonly string[] = []): MenuItem => ({
  label,
  href: `/${label.toLowerCase()}`,
  children: children.map((child) => ({ label: child, href: `/${child.toLowerCase().replaceAll(' ', '-')}` })),
});

export const sampleMenu: readonly MenuItem[] = [
  entry('Barbells', ['Olympic bars', 'Power bars', 'Specialty bars', 'Collars', 'Curl bars']),
  entry('Plates', ['Bumper plates', 'Iron plates', 'Change plates']),
  entry('Racks', ['Power racks', 'Half racks', 'Squat stands', 'Rigs']),
  entry('Benches'),
  entry('Kettlebells'),
  entry('Dumbbells'),
  entry('Strongman'),
  entry('Apparel'),
  entry('Deals'),
];

export const sampleGuest: HeaderAccount = { kind: 'guest', loginUrl: '/login' };

export const sampleCustomer: HeaderAccount = {
  kind: 'customer',
  firstname: 'Ada',
  entries: [
    { label: 'My Account', href: '/account' },
    { label: 'Order History', href: '/account/orders' },
    { label: 'Account Settings', href: '/account/settings' },
  ],
  logoutTarget: { action: '/logout' },
};

const links = (...labels: readonly string[]) => labels.map((label) => ({ label, href: `/${label.toLowerCase()}` }));

export const sampleNewsletter: NewsletterFormProps = {
  target: { action: '/newsletter-signup' },
  lists: [
    { id: 10_101, label: 'What is new, when it is made' },
    { id: 10_102, label: 'Rapid fire: deals as they open' },
  ],
};

export const sampleFooter: SiteFooterProps = {
  columns: [
    { title: 'Shop', links: links('Barbells', 'Plates', 'Racks', 'Benches') },
    { title: 'Help', links: links('Delivery', 'Returns', 'Warranty', 'Contact') },
    { title: 'Account', links: links('Orders', 'Addresses', 'Settings') },
    { title: 'About', links: links('Foundry', 'Testing', 'Jobs') },
  ],
  socialLinks: [
    { label: 'Video', href: 'https://video.example' },
    { label: 'Photos', href: 'https://photos.example' },
  ],
  sites: [
    { label: 'United States', href: '/', isCurrent: true },
    { label: 'Canada', href: '/ca' },
    { label: 'Europe', href: '/eu' },
    { label: 'United Kingdom', href: '/gb' },
    { label: 'Australia', href: '/au' },
  ],
  copyright: '© 2026 Halden Strength Equipment',
  appUrl: '/rogue-app',
  newsletter: sampleNewsletter,
};

const picture = (master: string, alt = '') => ({ master, alt });

export const sampleBlocks: readonly ContentBlock[] = [
  {
    name: 'Hero',
    props: {
      eyebrow: 'The 20 kg bar',
      title: 'Made to be dropped.',
      text: 'One bar, turned, knurled and tested in one building. Then dropped from overhead, ten thousand times.',
      actions: [
        { label: 'Shop barbells', href: '/barbells' },
        { label: 'How we test', href: '/about' },
      ],
      picture: picture('barbell-olympic-chrome-detail', 'Sleeve and collar of the 20 kg bar'),
      figures: [
        { value: '28.5', unit: 'mm', label: 'Shaft diameter' },
        { value: '215', unit: 'kpsi', label: 'Tensile strength' },
        { value: '10', unit: 'bearings', label: 'Per sleeve pair' },
        { value: '0.8', unit: 'mm', label: 'Largest bend after test' },
      ],
    },
  },
  {
    name: 'CategoryTiles',
    props: {
      title: 'Shop by what you lift',
      tiles: [
        {
          title: 'Racks and rigs',
          href: '/racks',
          text: 'Bolted, numbered, square.',
          picture: picture('power-rack-black'),
        },
        { title: 'Plates', href: '/plates', picture: picture('bumper-plate-set-competition') },
        { title: 'Barbells', href: '/barbells', picture: picture('barbell-ceramic-red') },
        { title: 'Kettlebells', href: '/kettlebells', picture: picture('kettlebell-competition-16kg-yellow') },
        { title: 'Benches', href: '/benches', picture: picture('adjustable-bench-black') },
      ],
    },
  },
  {
    name: 'ProductRow',
    props: {
      title: 'What leaves the dock most',
      productIds: [1001, 1002, 1003, 1004],
      link: { label: 'All products', href: '/all' },
    },
  },
  {
    name: 'Banner',
    props: {
      title: 'Every weld, for life.',
      text: 'If one opens, we send a new part and a label for the old one. No photos, no form.',
      action: { label: 'Read the warranty', href: '/warranty' },
      picture: picture('power-rack-detail', 'A rack upright with numbered holes'),
    },
  },
  {
    name: 'Columns',
    props: { layout: 'wideLeft' },
    slots: {
      first: [{ name: 'Picture', props: { picture: picture('kettlebell-16kg-black', 'A 16 kg kettlebell') } }],
      second: [
        {
          name: 'RichText',
          props: {
            isLead: true,
            html: '<p>Cast in one piece, so there is no seam where your hand turns.</p><p>The handle is ground by hand, then powder coated thin enough to hold chalk.</p>',
          },
        },
      ],
    },
  },
  {
    name: 'Faq',
    props: {
      title: 'Before you order',
      items: [
        {
          question: 'How does a rack arrive?',
          answerHtml: '<p>On a pallet, by freight, to your kerb or with a lift gate.</p>',
        },
        { question: 'Can I send it back?', answerHtml: '<p>Within 30 days, unused. We pay when it was our fault.</p>' },
        { question: 'Does it fit 50 mm sleeves?', answerHtml: '<p>Every plate we make does.</p>' },
      ],
    },
  },
];
