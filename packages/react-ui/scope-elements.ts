interface StyleRule {
  selectors: readonly string[];
  readonly source?: { readonly input: { readonly file?: string | undefined } } | undefined;
}

/** What flows with the text around it, and therefore takes its font and colour from there. */
const inline = ['a', 'code', 'em', 'small', 'span', 'strong', 'svg', 'time'];

/**
 * A PostCSS plugin that holds the rules of elements.css to the views: `p` becomes every paragraph within an element whose
 * class begins with the prefix, at the specificity of `p`, and `body` the outermost of these elements.
 * @param prefix what the class names of the views begin with
 */
export const scopeElements = (prefix: string) => {
  const view = `[class*="${prefix}"]`;
  const scope = `:where(${view}, ${view} *)`;
  const outermost = `:where(${view}:not(${view} *, ${inline.join(', ')}))`;
  const scoped = (selector: string): string => {
    if (selector === 'body') return outermost;
    const [, element = '', pseudo = ''] = /^(.*?)(::.*)?$/s.exec(selector) ?? [];
    return `${element === '*' ? '' : element}${scope}${pseudo}`;
  };
  return {
    postcssPlugin: 'scope-elements',
    Once: (root: { walkRules: (change: (rule: StyleRule) => void) => void }) => {
      root.walkRules((rule) => {
        if (rule.source?.input.file?.endsWith('/elements.css')) rule.selectors = rule.selectors.map(scoped);
      });
    },
  };
};
