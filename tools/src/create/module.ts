import type { Name } from './names';
import type { Skeleton } from './skeleton';

const tables = ({ pascal, snake, words }: Name) => `export interface ${pascal}Row {
  ${snake}_id: string;
  store_id: string;
  name: string;
}

/** Tables of the ${words} module. */
export type ${pascal}Tables = {
  ${snake}s: ${pascal}Row;
};
`;

const migrations = ({ camel, snake, words }: Name, migration: string) => `import type { Kysely } from 'kysely';

import type { MigrationSet } from '../../kernel';

/** Tables of the ${words} module. */
export const ${camel}Migrations: MigrationSet = {
  '${migration}_${snake}s': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('${snake}s')
        .addColumn('${snake}_id', 'text', (column) => column.primaryKey())
        .addColumn('store_id', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .execute();
    },
  },
};
`;

const domain = ({ pascal, words }: Name) => `/** One ${words}. */
export interface ${pascal} {
  id: string;
  storeId: string;
  name: string;
}
`;

const repository = ({ pascal, camel, snake, words }: Name) => `import type { Kysely } from 'kysely';

import type { Db, Trx } from '../../kernel';
import type { ${pascal} } from './${camel}.domain';
import type { ${pascal}Tables } from './${camel}.tables';

function tables(db: Db | Trx): Kysely<${pascal}Tables> {
  return db.withTables<${pascal}Tables>();
}

/** A ${words} of a store; null when there is none. */
export async function find${pascal}(db: Db | Trx, storeId: string, id: string): Promise<${pascal} | null> {
  const row = await tables(db)
    .selectFrom('${snake}s')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('${snake}_id', '=', id)
    .executeTakeFirst();
  return row ? { id: row.${snake}_id, storeId: row.store_id, name: row.name } : null;
}

/** Adds a ${words}. */
export async function add${pascal}(db: Db | Trx, one: ${pascal}): Promise<void> {
  await tables(db)
    .insertInto('${snake}s')
    .values({ ${snake}_id: one.id, store_id: one.storeId, name: one.name })
    .execute();
}
`;

const errors = ({ camel, words }: Name) => `import { Fault } from '../../kernel';

/** Failures of the ${words} module. */
export const ${camel}Errors = {
  unknown: (id: string) =>
    new Fault(404, 'CWXFR0258E', '_ERR_NOT_FOUND', \`There is no ${words} with the id \${id}.\`, [id]),
} as const;
`;

const service = ({ pascal, camel, words }: Name) => `import type { Db } from '../../kernel';
import type { ${pascal} } from './${camel}.domain';
import { ${camel}Errors } from './${camel}.errors';
import { find${pascal} } from './${camel}.repository';

export interface ${pascal}Service {
  /** Throws 404 for an unknown id. */
  one(storeId: string, id: string): Promise<${pascal}>;
}

/** What can be done with a ${words}. */
export function create${pascal}Service(db: Db): ${pascal}Service {
  return {
    async one(storeId, id) {
      const found = await find${pascal}(db, storeId, id);
      if (!found) throw ${camel}Errors.unknown(id);
      return found;
    },
  };
}
`;

const schemas = () => `import { Type } from 'typebox';

export const oneParams = Type.Object({
  storeId: Type.String({ pattern: '^[0-9]{1,9}$' }),
  id: Type.String({ pattern: '^[0-9A-Za-z_-]{1,40}$' }),
});
`;

const routes = ({
  pascal,
  camel,
  snake,
  kebab,
  words,
}: Name) => `import { requireShopper, type RoutePlugin } from '../../kernel';
import { oneParams } from './${camel}.schemas';
import type { ${pascal}Service } from './${camel}.service';

/** The calls of the ${words} module. */
export function ${camel}Routes(service: ${pascal}Service): RoutePlugin {
  return (app) => {
    app.get('/store/:storeId/${kebab}/:id', { schema: { params: oneParams } }, async (request) => {
      await requireShopper(request);
      const one = await service.one(request.params.storeId, request.params.id);
      return { ${snake}Id: one.id, name: one.name, resourceName: '${kebab}' };
    });
  };
}
`;

const door = ({ pascal, camel, words }: Name) => `import type { Db, MigrationSet, RoutePlugin } from '../../kernel';
import { ${camel}Migrations } from './${camel}.migrations';
import { ${camel}Routes } from './${camel}.routes';
import { create${pascal}Service, type ${pascal}Service } from './${camel}.service';

export type { ${pascal}Service } from './${camel}.service';

/** The ${words} module. */
export function create${pascal}Module(deps: { db: Db }): {
  routes: RoutePlugin;
  service: ${pascal}Service;
  migrations: MigrationSet;
} {
  const service = create${pascal}Service(deps.db);
  return { routes: ${camel}Routes(service), service, migrations: ${camel}Migrations };
}
`;

const test = ({
  pascal,
  camel,
  snake,
  kebab,
  words,
}: Name) => `import { addRoutes, createHttpApp, migrate, type Caller, type HttpApp, type OpenDatabase } from '../../kernel';
import { openTestDatabase } from '../../testing/testDatabase';
import { create${pascal}Module } from '.';
import { add${pascal} } from './${camel}.repository';

const shopper: Caller = { userId: '300', registerType: 'G', kind: 'guest' };

describe('the ${words} calls', () => {
  let database: OpenDatabase;
  let app: HttpApp;
  beforeAll(async () => {
    database = await openTestDatabase();
    const module = create${pascal}Module(database);
    await migrate(database.db, [module.migrations]);
    await add${pascal}(database.db, { id: '7', storeId: '10801', name: 'Seven' });
    app = createHttpApp({ authenticator: { authenticate: async () => shopper } });
    addRoutes(app, module.routes);
  }, 30_000);
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  it('answer one ${words} of the store', async () => {
    const answer = await app.inject('/store/10801/${kebab}/7');
    expect(answer.json()).toEqual({ ${snake}Id: '7', name: 'Seven', resourceName: '${kebab}' });
  });

  it('say 404 for an unknown one and for one of another store', async () => {
    expect((await app.inject('/store/10801/${kebab}/8')).statusCode).toBe(404);
    expect((await app.inject('/store/10802/${kebab}/7')).json().errors[0]).toMatchObject({
      errorKey: '_ERR_NOT_FOUND',
      errorParameters: '7',
    });
  });
});
`;

/** A module of the platform: one noun with one public door. `migration` is the number of its first migration, four digits. */
export function moduleSkeleton(name: Name, migration: string): Skeleton {
  const { camel, pascal } = name;
  const folder = `platform/src/modules/${camel}`;
  const file = (role: string) => `${folder}/${camel}.${role}.ts`;
  return {
    files: {
      [`${folder}/index.ts`]: door(name),
      [file('tables')]: tables(name),
      [file('migrations')]: migrations(name, migration),
      [file('domain')]: domain(name),
      [file('errors')]: errors(name),
      [file('repository')]: repository(name),
      [file('service')]: service(name),
      [file('schemas')]: schemas(),
      [file('routes')]: routes(name),
      [`${folder}/${camel}.test.ts`]: test(name),
    },
    next: [
      `Compose create${pascal}Module in platform/src/app/modules.ts: its routes, its migrations, its service for others.`,
      'Write an entry for each route in platform/src/testing/ownership: how its owner calls it.',
      `Renumber the migration ${migration} if it belongs to another range (platform/src/kernel/migrate.ts).`,
    ],
  };
}

/** The number for a new module's migrations: the next full ten after every number that sources hold. */
export function nextMigration(sources: readonly string[]): string {
  const numbers = sources.flatMap((source) => [...source.matchAll(/'(\d{4})_\w+': \{/g)].map(([, digits]) => digits));
  const highest = Math.max(0, ...numbers.map(Number));
  return String((Math.floor(highest / 10) + 1) * 10).padStart(4, '0');
}
