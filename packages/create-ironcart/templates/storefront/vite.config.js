import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The views use one icon sprite, which this page serves.
mkdirSync('public', { recursive: true });
copyFileSync(createRequire(import.meta.url).resolve('@ironcart/react-ui/icons.svg'), 'public/icons.svg');

// The backend rejects changes from other origins, so this dev server proxies its paths.
const backend = { target: '{{backend}}' };
const proxy = { '/svc_': backend, '/sandbox-pay': backend, '/img': backend, '/fonts/text.woff2': backend };

export default defineConfig({ plugins: [react()], server: { proxy }, preview: { proxy } });
