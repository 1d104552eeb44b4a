import type { JsonSchema } from './json-schema.ts';

/** The parts of an OpenAPI 3.1 document that this one uses. */
export interface OpenApiParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
  /** Lists are comma-separated. */
  readonly style?: 'form';
  readonly explode?: false;
}

interface OpenApiContent {
  readonly 'application/json'?: { readonly schema: JsonSchema };
  /** The schema of an event's data. */
  readonly 'text/event-stream'?: { readonly schema: JsonSchema };
}

/** A request body: JSON, or a form for calls that take one. */
type OpenApiBody = Readonly<
  Partial<Record<'application/json' | 'multipart/form-data', { readonly schema: JsonSchema }>>
>;

export interface OpenApiResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;
  readonly content?: OpenApiContent;
}

export interface OpenApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly OpenApiParameter[];
  readonly requestBody?: { readonly required: true; readonly content: OpenApiBody };
  readonly responses: Readonly<Record<string, OpenApiResponse>>;
  /** How long a client may cache the response, in seconds. */
  readonly 'x-cache-seconds'?: number;
  /** The path of the same call on a regional site, if it contains the site. */
  readonly 'x-site-path'?: string;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}
