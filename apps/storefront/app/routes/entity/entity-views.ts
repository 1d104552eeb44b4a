import type { ComponentType } from 'react';
import { loadAllBlockViews, loadBlockViews } from '../../content/arrived-blocks.ts';
import type { EntityKind } from './entity-kind.ts';

interface EntityView {
  readonly module: string;
  readonly load: () => Promise<{ readonly Component: ComponentType }>;
}

const views: Readonly<Record<EntityKind, EntityView>> = {
  product: { module: 'app/routes/product/view.tsx', load: () => import('../product/view.tsx') },
  category: { module: 'app/routes/category/view.tsx', load: () => import('../category/view.tsx') },
  page: { module: 'app/routes/page/view.tsx', load: () => import('../page/view.tsx') },
  notFound: { module: 'app/routes/not-found/view.tsx', load: () => import('../not-found/view.tsx') },
};

/** Loaded views: a cache of code, the same for every shopper. */
const loaded = new Map<EntityKind, ComponentType>();

const kindOf = (data: unknown): EntityKind | undefined => {
  const kind = typeof data === 'object' && data !== null && 'kind' in data ? data.kind : undefined;
  return typeof kind === 'string' && Object.hasOwn(views, kind) ? (kind as EntityKind) : undefined;
};

/** Loads the view for the catch-all route's data, so that it renders synchronously. */
export const loadEntityView = async (data: unknown): Promise<void> => {
  const kind = kindOf(data);
  if (kind === undefined) return;
  const blocks = loadBlockViews(data);
  if (!loaded.has(kind)) loaded.set(kind, (await views[kind].load()).Component);
  await blocks;
};

/** Loads every view, including those of blocks, once at server start. */
export const loadEntityViews = async (): Promise<void> => {
  await Promise.all([...Object.keys(views).map((kind) => loadEntityView({ kind })), loadAllBlockViews()]);
};

/** The source modules of the view for the catch-all route's data, to link their chunks from the page. */
export const viewModuleOf = (data: unknown): readonly string[] => {
  const kind = kindOf(data);
  return kind === undefined ? [] : [views[kind].module];
};

/** The view for the catch-all route's data; `loadEntityView` has run before the route renders. */
export const entityView = (kind: EntityKind): ComponentType => {
  const view = loaded.get(kind);
  if (view === undefined) throw new Error(`The view for ${kind} was not loaded.`);
  return view;
};
