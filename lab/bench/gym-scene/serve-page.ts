import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { inRoot } from '../../../scripts/prepare/root.mjs';

const models = /^\/models\/([\w-]+\.glb)$/;

/** Bundles the page of the two halls, and serves it with the models at the paths that the bundle requests. */
export const servePage = async (): Promise<{ readonly url: string; readonly server: Server }> => {
  const { outputFiles } = await build({
    entryPoints: [inRoot('lab/bench/gym-scene/page.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    conditions: ['@ironcart/source'],
    logLevel: 'error',
  });
  const script = outputFiles[0]?.text ?? '';
  const server = createServer(({ url = '/' }, answer) => {
    const model = models.exec(url)?.[1];
    if (model !== undefined) {
      answer.end(readFileSync(inRoot(`packages/react-ui/models/${model}`)));
    } else if (url === '/src/scene/page.js') {
      answer.setHeader('content-type', 'text/javascript').end(script);
    } else {
      answer
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><script type=module src=/src/scene/page.js></script>');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
};
