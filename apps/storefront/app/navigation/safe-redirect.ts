const probe = 'https://probe.invalid';

const decodeFully = (text: string): string | undefined => {
  let current = text;
  for (let round = 0; round < 3; round += 1) {
    let next: string;
    try {
      next = decodeURIComponent(current);
    } catch {
      return undefined;
    }
    if (next === current) return current;
    current = next;
  }
  return undefined;
};

const isUnsafe = (path: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters inside an address
  /[\u0000-\u001f\u007f\\]/.test(path) || !path.startsWith('/') || path.startsWith('//');

/**
 * Validates the target of a `?redirect=`: a path of this site with its query and fragment. Everything else becomes the
 * fallback, including spellings that a browser could read as another origin (`//evil`, `/\evil`, `%2f%2f`, tabs,
 * `javascript:`).
 */
export const safeRedirect = (wanted: string | null | undefined, fallback: string): string => {
  if (wanted === null || wanted === undefined || wanted.length > 2000) return fallback;
  const [beforeQuery = ''] = wanted.split(/[?#]/, 1);
  const decoded = decodeFully(beforeQuery);
  if (decoded === undefined || isUnsafe(wanted) || isUnsafe(decoded)) return fallback;
  const url = URL.canParse(wanted, probe) ? new URL(wanted, probe) : undefined;
  if (url?.origin !== probe || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
};
