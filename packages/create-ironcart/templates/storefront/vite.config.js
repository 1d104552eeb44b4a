import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The views use one sprite of icons, which this page serves.
mkdirSync('public', { recursive: true });
copyFileSync(createRequire(import.meta.url).resolve('@ironcart/react-ui/icons.svg'), 'public/icons.svg');

// The backend refuses changes from pages of another origin, so its paths are served by this page's own.
const backend = { target: '{{backend}}' };
const proxy = { '/svc_': backend, '/sandbox-pay': backend, '/img': backend };

export default defineConfig({ plugins: [react()], server: { proxy }, preview: { proxy } });
