/** The kinds of projects: `next` are the commands that follow in its folder. */
export const kinds = [
  {
    name: 'store',
    about: 'a store of your own: backend, storefront and commands, from the repository',
    next: ['npm start', 'npm run doctor'],
  },
  {
    name: 'storefront',
    about: 'a React application with search, cart and checkout on a running backend',
    next: ['npm install', 'npm run dev'],
  },
  {
    name: 'sdk',
    about: 'a TypeScript project that prices and taxes a cart, with a property test',
    next: ['npm install', 'npm start', 'npm test'],
  },
];
