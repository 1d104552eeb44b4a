const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The file name of a story's picture at a width in pixels. */
export const pictureName = (storyId, width) => `${storyId}-${width}.png`;

/** The file name of a component's sheet at a width in pixels. */
const sheetName = (title, width) => `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${width}.html`;

const page = (title, body) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>
body { margin: 2rem; font: 16px/1.4 system-ui, sans-serif; background: #8a8d91 }
.row { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 1rem }
figure { margin: 0 }
img { display: block; border: 1px solid #333 }
</style>
<h1>${escaped(title)}</h1>
${body}
</html>
`;

const picture = ({ id, name }, width, shownWidth) =>
  `<a href="${pictureName(id, width)}"><img loading="lazy" src="${pictureName(id, width)}" alt="${escaped(name)}, ${width} px" style="width:${shownWidth}px"></a>`;

const storyRow = (story, widths) => `
<h3>${escaped(story.name)}</h3>
<div class="row">${widths.map((width) => picture(story, width, Math.round(width / 3))).join('')}</div>`;

/** All pictures of a component at one width beside each other, in their own size. */
const sheet = (title, stories, width) =>
  page(
    `${title}, ${width} px`,
    `<p><a href="index.html">All components</a></p>
<div class="row">${stories
      .map((story) => `<figure><figcaption>${escaped(story.name)}</figcaption>${picture(story, width, width)}</figure>`)
      .join('\n')}</div>`,
  );

/**
 * Renders the pages of a visual review: an index with all pictures at a third of their size, grouped by component, and
 * a sheet for each component and width.
 * @param stories `{ id, title, name }`, the title being the component's
 * @returns pairs of file name and HTML
 */
export const contactSheets = (stories, widths) => {
  const titles = [...new Set(stories.map(({ title }) => title))].sort();
  const groups = titles.map((title) => ({ title, stories: stories.filter((story) => story.title === title) }));
  const index = page(
    `Visual review: ${stories.length} screens at ${widths.join(', ')} px`,
    `<ul>${titles.map((title) => `<li><a href="#${escaped(title)}">${escaped(title)}</a>`).join('')}</ul>
${groups
  .map(
    (group) => `<h2 id="${escaped(group.title)}">${escaped(group.title)}</h2>
<p>${widths.map((width) => `<a href="${sheetName(group.title, width)}">${width} px</a>`).join(', ')}</p>
${group.stories.map((story) => storyRow(story, widths)).join('')}`,
  )
  .join('\n')}`,
  );
  return [
    ['index.html', index],
    ...groups.flatMap((group) =>
      widths.map((width) => [sheetName(group.title, width), sheet(group.title, group.stories, width)]),
    ),
  ];
};
