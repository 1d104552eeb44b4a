import { relative } from 'node:path';
import ts from 'typescript';
import { inRoot, root } from '../prepare/root.mjs';

const compilerOptions = () => {
  const { config } = ts.readConfigFile(inRoot('tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  return { ...options, noEmit: false, declaration: true, emitDeclarationOnly: true, declarationMap: false };
};

/** The declarations of a file's top-level names, as in its `.d.ts`, without comments. */
const declarationsOf = (file, text) => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const printer = ts.createPrinter({ removeComments: true });
  const declarations = new Map();
  for (const statement of source.statements) {
    const names = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name.getText(source))
      : [statement.name?.text];
    const printed = printer.printNode(ts.EmitHint.Unspecified, statement, source);
    const declaration = printed.replace(/^export /, '').replace(/^declare /, '');
    for (const name of names) declarations.set(name, [...(declarations.get(name) ?? []), declaration]);
  }
  return declarations;
};

/**
 * Reads the exports of each public entry.
 * @param {readonly { name: string, source: string }[]} entries
 * @returns {Map<string, Map<string, string>>} the declaration of each export by name, sorted by name, for each entry
 */
export const readPublicSurface = (entries) => {
  const program = ts.createProgram(
    entries.map(({ source }) => inRoot(source)),
    compilerOptions(),
  );
  const checker = program.getTypeChecker();
  const known = new Map();

  const declarationsIn = (source) => {
    if (!known.has(source)) {
      let text = '';
      program.emit(
        source,
        (_file, written) => {
          text = written;
        },
        undefined,
        true,
      );
      known.set(source, declarationsOf(source.fileName, text));
    }
    return known.get(source);
  };

  const declarationOf = (exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    if (symbol.flags & ts.SymbolFlags.ValueModule) {
      const inner = [...surfaceOf(symbol).values()].join('\n').replaceAll(/^(?=.)/gm, '  ');
      return `namespace ${exported.name} {\n${inner}\n}`;
    }
    const source = symbol.declarations?.[0]?.getSourceFile();
    const text = source && declarationsIn(source).get(symbol.name)?.join('\n');
    if (text === undefined)
      throw new Error(`No declaration of ${exported.name} in ${source && relative(root, source.fileName)}`);
    return symbol.name === exported.name ? text : `${text}\nexport { ${symbol.name} as ${exported.name} };`;
  };

  const surfaceOf = (module) => {
    const exports = checker.getExportsOfModule(module).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    return new Map(exports.map((exported) => [exported.name, declarationOf(exported)]));
  };

  return new Map(
    entries.map(({ name, source }) => [
      name,
      surfaceOf(checker.getSymbolAtLocation(program.getSourceFile(inRoot(source)))),
    ]),
  );
};
