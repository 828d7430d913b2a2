import swagger from '@fastify/swagger';
import type { OpenAPIV3_1 } from 'openapi-types';

import type { HttpApp } from '../../kernel';

export type ApiDocument = OpenAPIV3_1.Document;

const SESSION = {
  WCToken: { type: 'apiKey', in: 'header', name: 'WCToken', description: 'The shopper’s session.' },
  WCTrustedToken: { type: 'apiKey', in: 'header', name: 'WCTrustedToken', description: 'The session over HTTPS.' },
  operations: { type: 'http', scheme: 'bearer', description: 'OPERATIONS_TOKEN of the installation.' },
} as const;

const ERROR_MEMBERS = ['errorKey', 'errorCode', 'errorMessage', 'errorParameters'];

const ERRORS: OpenAPIV3_1.SchemaObject = {
  type: 'object',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ERROR_MEMBERS,
        properties: Object.fromEntries(ERROR_MEMBERS.map((name) => [name, { type: 'string' as const }])),
      },
    },
  },
};

/** Where the transaction service keeps what belongs to one store. */
const STORE = '/wcs/resources/store/:storeId/';

/** What a call is about: the first word of its address, behind the store where it has one. */
export function subjectOf(url: string): string {
  const rest = url.startsWith(STORE) ? url.slice(STORE.length) : url.replace(/^\/wcs\/resources\//, '/');
  const word = rest.split('/').find((part) => /^(?!:|\d+$)/.test(part) && part !== '');
  return word ?? 'others';
}

/** Needs no session: whoever reaches the platform may ask; all other calls say themselves what they want of one. */
function securityOf(url: string): OpenAPIV3_1.SecurityRequirementObject[] | undefined {
  if (url.startsWith('/operations')) return [{ operations: [] }];
  return url.startsWith(STORE) ? [{ WCToken: [], WCTrustedToken: [] }, {}] : undefined;
}

/**
 * Writes down every route that is added afterwards, from the schemas that its requests are checked with; nothing is described twice. Read it with
 * `describedApi` once the application is ready.
 */
export function describeApi(app: HttpApp): void {
  void app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Sightline platform',
        version: '1',
        description: 'Every call of the platform, from the schemas that its requests are checked with.',
      },
      components: { securitySchemes: SESSION, schemas: { Errors: ERRORS } },
    },
    transform: ({ schema, url }) => {
      const security = securityOf(url);
      return { url, schema: { ...schema, tags: [subjectOf(url)], ...(security ? { security } : {}) } };
    },
    transformObject: (document) => {
      if (!('openapiObject' in document)) throw new Error('The document is not of OpenAPI.');
      const written = document.openapiObject as ApiDocument;
      for (const calls of Object.values(written.paths ?? {}))
        for (const call of Object.values<unknown>(calls ?? {}))
          if (isOperation(call)) call.responses = withErrors(call.responses);
      return written;
    },
  });
}

const isOperation = (call: unknown): call is OpenAPIV3_1.OperationObject =>
  typeof call === 'object' && call !== null && 'responses' in call;

const REFUSAL = {
  description: 'Refused, or failed',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } },
};

function withErrors(responses: OpenAPIV3_1.ResponsesObject = {}): OpenAPIV3_1.ResponsesObject {
  return { ...responses, default: REFUSAL };
}

/** The description of all routes; the application has to be ready. */
export const describedApi = (app: HttpApp): ApiDocument => app.swagger() as ApiDocument;
