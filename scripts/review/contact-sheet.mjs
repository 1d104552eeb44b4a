const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The file name of a story's picture at a width in pixels. */
export const pictureName = (storyId, width) => `${storyId}-${width}.png`;

const storyRow = ({ id, name }, widths) => `
<h3>${escaped(name)}</h3>
<div class="row">${widths
  .map(
    (width) =>
      `<a href="${pictureName(id, width)}"><img loading="lazy" src="${pictureName(id, width)}" alt="${escaped(name)}, ${width} px" style="width:${Math.round(width / 3)}px"></a>`,
  )
  .join('')}</div>`;

/** Renders an HTML page with all pictures, grouped by component. */
export const contactSheet = (stories, widths) => {
  const titles = [...new Set(stories.map(({ title }) => title))].sort();
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Visual review</title>
<style>
body { margin: 2rem; font: 16px/1.4 system-ui, sans-serif; background: #8a8d91 }
.row { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 1rem }
img { display: block; border: 1px solid #333 }
</style>
<h1>Visual review: ${stories.length} screens at ${widths.join(', ')} px</h1>
<ul>${titles.map((title) => `<li><a href="#${escaped(title)}">${escaped(title)}</a>`).join('')}</ul>
${titles
  .map(
    (title) =>
      `<h2 id="${escaped(title)}">${escaped(title)}</h2>${stories
        .filter((story) => story.title === title)
        .map((story) => storyRow(story, widths))
        .join('')}`,
  )
  .join('\n')}
</html>
`;
};
