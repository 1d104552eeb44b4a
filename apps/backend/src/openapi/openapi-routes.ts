import { Hono } from 'hono';
import { dataContentPolicy } from '../http/security-headers.ts';
import type { OpenApiDocument } from './document.ts';

/** `/openapi.json` and the page `/openapi`; the document is created on the first request. */
export const createOpenApiRoutes = (publicUrl: string): Hono => {
  let made: Promise<OpenApiDocument> | undefined;
  const document = (): Promise<OpenApiDocument> => {
    made ??= import('./openapi-document.ts').then(({ createOpenApiDocument }) => createOpenApiDocument(publicUrl));
    return made;
  };
  return new Hono()
    .get('/openapi.json', async () =>
      Response.json(await document(), {
        headers: { 'Cache-Control': 'public, max-age=300', 'Content-Security-Policy': dataContentPolicy },
      }),
    )
    .get('/openapi', async () => {
      const { openApiPage } = await import('./openapi-page.ts');
      return openApiPage(await document());
    });
};
