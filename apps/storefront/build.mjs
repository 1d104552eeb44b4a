import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressFolder } from './compress.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const configFile = `${root}vite.config.ts`;

process.env.NODE_ENV = 'production';
await build({ configFile, logLevel: 'warn', build: { emptyOutDir: true } });
await build({ configFile, logLevel: 'warn', build: { ssr: true, emptyOutDir: true } });
await compressFolder(`${root}dist/client`);
