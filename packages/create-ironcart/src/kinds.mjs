/** The kinds of projects: `takes` is the kind's own option, `next` lists the commands to run next in its folder. */
export const kinds = [
  {
    name: 'store',
    about: 'a store of your own: backend, storefront and commands, from the repository',
    takes: 'repository',
    next: ['npm start', 'npm run doctor'],
  },
  {
    name: 'storefront',
    about: 'a React application with search, cart and checkout on a running backend',
    takes: 'backend',
    next: ['npm install', 'npm run dev'],
  },
  {
    name: 'sdk',
    about: 'a TypeScript project that prices and taxes a cart, with a property test',
    next: ['npm install', 'npm start', 'npm test'],
  },
];
