/** One chunk of Vite's manifest. */
interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean | undefined;
  readonly imports?: readonly string[] | undefined;
  readonly css?: readonly string[] | undefined;
  readonly assets?: readonly string[] | undefined;
}

/** Vite's manifest: chunks by their source file. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The browser's entry, as the manifest names it. */
export const browserEntry = 'app/browser.tsx';

/** The chunks of these modules and their static imports, without duplicates, dependencies first. */
export const chunksOf = (manifest: Manifest, modules: readonly string[]): readonly ManifestChunk[] => {
  const seen = new Set<string>();
  const chunks: ManifestChunk[] = [];
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    chunks.push(chunk);
  };
  for (const module of modules) visit(module);
  return chunks;
};
