import { posix } from 'node:path';

/** Matches a fenced block, a code span, or a link's or picture's target: `](../rates.md#files)`. */
const codeOrTarget =
  /^( *)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1\2[^\n]*$|(`+)[^`](?:[\s\S]*?[^`])??\3(?!`)|(!\[[^\]]*)?\]\(([^)\s]+)\)/gm;

const isRelative = (target) => !/^(?:[a-z]+:|#|\/)/i.test(target);

/**
 * Rewrites the relative links of a document for the site: links to documents that are pages become links to the pages,
 * links to other files lead to the repository, and pictures are those in the site's public folder.
 * @param file the document's path in the repository
 * @param pages the paths of the pages in the site by their documents
 * @param repository `exists(path)` and `urlOf(path)` of the repository's files and folders
 * @throws Error with the document and the target of a broken link
 */
export const rewriteLinks = (markdown, file, pages, repository) =>
  markdown.replaceAll(codeOrTarget, (whole, _indent, _fence, _ticks, picture, target) => {
    if (target === undefined || !isRelative(target)) return whole;
    const [, path, hash = ''] = /^([^#]*)(#.*)?$/.exec(target);
    const wanted = posix.normalize(posix.join(posix.dirname(file), path)).replace(/\/$/, '');
    if (!repository.exists(wanted)) throw new Error(`${file} has a dead link: ${target}`);
    if (picture !== undefined) return `${picture}](/${wanted})`;
    const page = pages.get(wanted) ?? pages.get(`${wanted}/README.md`);
    return page === undefined ? `](${repository.urlOf(wanted)}${hash})` : `](/${page}${hash})`;
  });
