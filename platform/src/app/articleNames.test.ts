import { migrate } from '../kernel';
import { openCatalogueFixture } from '../testing/catalogueFixture';
import type { CatalogueFixture } from '../testing/catalogueFixture';
import { createTestMail, writtenLetters } from '../testing/testMail';
import { articleNames } from './articleNames';

describe('letters to those who waited for an article', () => {
  let fixture: CatalogueFixture;
  beforeAll(async () => {
    fixture = await openCatalogueFixture();
  });
  afterAll(() => fixture.close());

  it('name it in the reader’s language and lead to where it stands in the shop [PDP-05] [ACC-09]', async () => {
    const { db } = fixture.opened;
    const mail = createTestMail(db, fixture.clock);
    await migrate(db, [...fixture.migrations, mail.migrations]);
    const { products } = await fixture.catalogue.snapshot();
    const [article] = await fixture.catalogue.articles({ ids: [products[0]?.id ?? ''] });
    const partNumber = article?.partNumber ?? '';
    const wait = (email: string, store: string, locale: string) =>
      fixture.app.inject({
        method: 'POST',
        url: `/wcs/resources/store/${store}/stocknotice`,
        payload: { partNumber, email, locale },
      });
    await wait('ann@example.com', '10801', 'en-us');
    await wait('anna@example.it', '10802', 'it-it');
    expect(await fixture.notices.deliver(mail.writer, articleNames(fixture.catalogue))).toBe(2);
    const [english, italian] = await writtenLetters(db);
    expect([english?.locale, italian?.locale]).toEqual(['en-us', 'it-it']);
    const known = await articleNames(fixture.catalogue)('10802', 'it-it', [partNumber, 'nothing']);
    expect([...known.keys()]).toEqual([partNumber]);
    expect(italian?.facts).toEqual({ article: known.get(partNumber)?.name, path: known.get(partNumber)?.path });
    expect(known.get(partNumber)).toEqual({
      name: expect.stringMatching(/^\S/),
      path: expect.stringMatching(/^\/[a-z-]+\/[a-z0-9-]+/),
    });
  });
});
