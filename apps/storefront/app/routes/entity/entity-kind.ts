/** What a path outside the route table can lead to (S2-dynamic). */
export type EntityKind = 'product' | 'category' | 'page' | 'notFound';
