import { inRoot } from '../../scripts/prepare/root.mjs';
import { runTypeScript } from '../../scripts/prepare/run-typescript.mjs';

const machinePage = /^docs\/generated\/machines\/(?!README)(.+)\.md$/;

/** The name of the chart that a document shows as a Mermaid diagram; undefined if it shows none. */
export const chartNameOf = (file) => machinePage.exec(file)?.[1];

/** Replaces the Mermaid text of a document with the drawn chart, because only some programs render Mermaid. */
export const withChart = (markdown, name) => {
  const drawn = markdown.replace(/^```mermaid\n[\s\S]*?^```$/m, '<MachineChart chart={chart} />');
  if (drawn === markdown) throw new Error(`The page of ${name} has no diagram`);
  const imports = `import { MachineChart } from '@charts/MachineChart.tsx';\nimport chart from '@laid-out/${name}.json';`;
  return `---\npageType: doc-wide\noutline: false\n---\n\n${imports}\n\n${drawn}`;
};

/** Lays out the charts, for the pages of the machines and the checkout lab. */
export const writeCharts = async () => {
  const code = await runTypeScript(inRoot('lab/docs-site/charts/write-charts.ts'));
  if (code !== 0) throw new Error('The charts could not be laid out');
};
