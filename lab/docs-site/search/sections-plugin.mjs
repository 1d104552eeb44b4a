import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file of the built site that its search reads. */
export const sectionsFile = 'search-sections.json';

/**
 * A page as its sections: the text before its first heading, and that below each heading.
 * @param page as Rspress describes it to plugins: `content` without markup, `toc` with each heading's position in it
 */
export const sectionsOf = ({ title, routePath, content, toc }) => {
  const headings = toc.filter(({ charIndex }) => charIndex >= 0).sort((a, b) => a.charIndex - b.charIndex);
  const below = headings.map(({ id, text, charIndex }, index) => ({
    link: `${routePath}#${id}`,
    title,
    heading: text,
    text: content.slice(charIndex + text.length, headings[index + 1]?.charIndex).trim(),
  }));
  return [{ link: routePath, title, heading: '', text: content.slice(0, headings[0]?.charIndex).trim() }, ...below];
};

/**
 * Writes the sections of all pages into the built site, and leaves nothing to Rspress's own index, which finds only the
 * exact sequence of what was typed.
 */
export const searchSections = () => {
  let sections = [];
  return {
    name: 'search-sections',
    modifySearchIndexData: (pages) => {
      sections = pages.filter(({ frontmatter }) => frontmatter.search !== false).flatMap(sectionsOf);
      for (const page of pages) page.content = '';
    },
    afterBuild: ({ outDir }) => writeFileSync(join(outDir, sectionsFile), JSON.stringify(sections)),
  };
};
