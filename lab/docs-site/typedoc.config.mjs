import { Converter, ReflectionKind } from 'typedoc';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { publicModules } from '../../scripts/testing/published-entries.mjs';
import reference from '../../typedoc.config.mjs';

const nameOfFile = new Map(publicModules().map(({ name, source }) => [inRoot(source), name]));

/** Names each module by its import path: `@ironcart/pricing/trace`. */
const importNames = (application) => {
  application.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    if (!reflection.kindOf(ReflectionKind.Module)) return;
    const file = context.getSymbolFromReflection(reflection)?.declarations?.[0]?.getSourceFile().fileName;
    reflection.name = nameOfFile.get(file) ?? reflection.name;
  });
};

/** The API reference as markdown, one page for each public entry, for the documentation site. */
export default {
  ...reference,
  entryPoints: publicModules().map(({ source }) => inRoot(source)),
  tsconfig: inRoot('tsconfig.json'),
  plugin: [inRoot('lab/docs-site/node_modules/typedoc-plugin-markdown/dist/index.js'), importNames],
  out: inRoot('lab/docs-site/.cache/pages/reference'),
  logLevel: 'Error',
  readme: 'none',
  router: 'module',
  outputFileStrategy: 'modules',
  entryFileName: 'index',
  hidePageHeader: true,
  hideBreadcrumbs: true,
  useCodeBlocks: true,
  useHTMLAnchors: true,
  maxTypeConversionDepth: 3,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
};
