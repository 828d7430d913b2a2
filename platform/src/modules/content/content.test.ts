import path from 'node:path';

import { addRoutes, createHttpApp, migrate, testClock } from '../../kernel';
import type { HttpApp, OpenDatabase } from '../../kernel';
import { openTestDatabase } from '../../testing/testDatabase';
import { emptyCatalogue } from './content.catalogue';
import { createContentModule, seedContent } from '.';

const folder = path.resolve(__dirname, '../../../data/content');
const previewToken = 'let-me-see';

let database: OpenDatabase;
let app: HttpApp;

beforeAll(async () => {
  database = await openTestDatabase();
  const module = createContentModule({
    db: database.db,
    clock: testClock('2026-11-21T10:00:00.000Z'),
    previewTokens: [previewToken],
  });
  await migrate(database.db, [module.migrations]);
  await seedContent(database.db, { folder, catalogue: emptyCatalogue });
  app = createHttpApp();
  addRoutes(app, module.routes);
}, 60_000);

afterAll(() => database.close());

const live = (call: string, site = 'en/us') => app.inject(`/cms/live/sightline/${site}/${call}`);

describe('the content service', () => {
  it('answers every live call [CMS-01] [SITE-11]', async () => {
    const calls = [
      'page/header',
      'page/mega-menu',
      'page/footer',
      'home/content',
      'hcl/content?externalId=10501',
      'plp/content?externalId=10501',
      'pdp/content?externalId=0NO4001S-01',
      'page/content?pageId=faq',
    ];
    for (const call of calls) expect([call, (await live(call)).statusCode]).toEqual([call, 200]);
  });

  it('says that a page is not there [CMS-05]', async () => {
    const answer = await live('page/content?pageId=nowhere');
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Page not found', status: 404 }]);
  });
});
