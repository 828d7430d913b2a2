import { subscribe, unsubscribe } from 'node:diagnostics_channel';

import type { FastifyInstance, RouteOptions } from 'fastify';

import type { JsonSchema } from './jsonSchema';

/** One call of an application, as it was registered. */
export interface TableRoute {
  readonly method: string;
  readonly url: string;
  readonly schema: { readonly params?: JsonSchema; readonly querystring?: JsonSchema; readonly body?: JsonSchema };
}

/** An application of the platform with every call that it has. */
export interface AppRoutes {
  readonly app: FastifyInstance;
  readonly routes: TableRoute[];
}

/** Notes every route of every application that is made meanwhile, in the order in which the applications are made. */
export function collectRoutes<Made>(make: () => Made): { made: Made; tables: AppRoutes[] } {
  const tables: AppRoutes[] = [];
  const note = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance };
    const routes: TableRoute[] = [];
    tables.push({ app: fastify, routes });
    fastify.addHook('onRoute', (route: RouteOptions) => {
      for (const method of [route.method].flat()) {
        // The framework adds one HEAD to each GET.
        if (method !== 'HEAD')
          routes.push({ method, url: route.url, schema: (route.schema ?? {}) as TableRoute['schema'] });
      }
    });
  };
  subscribe('fastify.initialization', note);
  try {
    return { made: make(), tables };
  } finally {
    unsubscribe('fastify.initialization', note);
  }
}
