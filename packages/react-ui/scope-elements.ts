interface StyleRule {
  selectors: readonly string[];
  readonly source?: { readonly input: { readonly file?: string | undefined } } | undefined;
  /** The rule around it: `@keyframes`, `@media`. */
  readonly parent?: { readonly type: string; readonly name?: string } | undefined;
}

/** Inline elements, which inherit font and colour from the surrounding text. */
const inline = ['a', 'code', 'em', 'small', 'span', 'strong', 'svg', 'time'];

/**
 * A PostCSS plugin that scopes the rules of elements.css to the views: `p` matches every paragraph within an element
 * whose class begins with the prefix, at the specificity of `p`, and `body` matches the outermost of these elements.
 * @param prefix the prefix of the views' class names
 */
export const scopeElements = (prefix: string) => {
  const view = `[class*="${prefix}"]`;
  const scope = `:where(${view}, ${view} *)`;
  const outermost = `:where(${view}:not(${view} *, ${inline.join(', ')}))`;
  const scoped = (selector: string): string => {
    if (selector === 'body') return outermost;
    const [, element = '', pseudo = ''] = /^(.*?)(::.*)?$/s.exec(selector) ?? [];
    // `:not(html)` gives every element the specificity of one, so that an adopter's own `* { ... }` does not win.
    return `${element === '*' ? '' : element}${scope}${element === '*' ? ':not(html)' : ''}${pseudo}`;
  };
  return {
    postcssPlugin: 'scope-elements',
    Once: (root: { walkRules: (change: (rule: StyleRule) => void) => void }) => {
      root.walkRules((rule) => {
        // The steps of an animation (`from`, `to`) are rules whose selectors match no element.
        if (rule.parent?.name === 'keyframes') return;
        if (rule.source?.input.file?.endsWith('/elements.css')) rule.selectors = rule.selectors.map(scoped);
      });
    },
  };
};
