import { Hono } from 'hono';
import { createSandboxApi, type SandboxApiOptions } from './sandbox-api.ts';
import { createSandboxPages, type SandboxPagesOptions } from './sandbox-pages.ts';

/** The sandbox payment provider as a component of its own: what a store reaches of it, it reaches over HTTP. */
export const createSandboxApp = (options: SandboxApiOptions & SandboxPagesOptions): Hono =>
  new Hono().route('/sandbox-pay', createSandboxPages(options)).route('/sandbox-pay', createSandboxApi(options));
