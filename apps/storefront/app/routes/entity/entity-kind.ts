/** The kinds of pages at paths outside the route table (S2-dynamic). */
export type EntityKind = 'product' | 'category' | 'page' | 'notFound';
