import ts from 'typescript';
import { citedIn } from './citations.mjs';

const runners = new Set(['it', 'test', 'describe']);
const notRun = new Set(['skip', 'todo', 'fixme']);

/** A placeholder that a test runner replaces with a row of its table: `%s`, `$name`. */
const placeholder = /%[sdifjo]|\$\w/;

/** The names of `it.skip.each(rows)`, from the left: `['it', 'skip', 'each']`, and the arguments of its calls. */
const unfold = (expression) => {
  const names = [];
  const tables = [];
  let inner = expression;
  for (;;) {
    if (ts.isPropertyAccessExpression(inner)) names.unshift(inner.name.text);
    else if (ts.isCallExpression(inner)) tables.push(...inner.arguments);
    else break;
    inner = inner.expression;
  }
  return ts.isIdentifier(inner) ? { names: [inner.text, ...names], tables } : { names: [], tables };
};

const forEachNode = (node, visit) => {
  if (visit(node) === false) return;
  ts.forEachChild(node, (child) => forEachNode(child, visit));
};

/** The text of a test table, and of the declarations in the same file that it references. */
const rowsText = (tables, source) => {
  const declared = new Map(
    source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .map((declaration) => [declaration.name.getText(source), declaration]),
  );
  const texts = [];
  for (const table of tables) {
    texts.push(table.getText(source));
    forEachNode(table, (node) => {
      const declaration = ts.isIdentifier(node) ? declared.get(node.text) : undefined;
      if (declaration !== undefined) texts.push(declaration.getText(source));
    });
  }
  return texts.join('\n');
};

/**
 * The requirement ids and topics that the titles of a file's tests and suites cite. Skipped tests do not count; where
 * a title has placeholders, the rows of its table do.
 * @param file name of the test file
 * @param text of the file
 */
export const citedInTitles = (file, text) => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const titles = [];
  forEachNode(source, (node) => {
    if (!ts.isCallExpression(node)) return true;
    const { names, tables } = unfold(node.expression);
    if (!runners.has(names[0])) return true;
    if (names.some((name) => notRun.has(name))) return false;
    const title = node.arguments[0]?.getText(source) ?? '';
    titles.push(title);
    if (placeholder.test(title)) titles.push(rowsText(tables, source));
    return true;
  });
  return citedIn(titles.join('\n'));
};
