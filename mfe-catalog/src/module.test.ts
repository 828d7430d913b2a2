import { LANGUAGES } from '@sightline/shared-lib/contracts';

import { remote } from './module';

describe('what this remote provides', () => {
  it('is exactly what its manifest says [FED-01]', () => {
    expect(Object.keys(remote.pages).toSorted()).toEqual([...remote.manifest.pages].toSorted());
    expect(Object.keys(remote.fragments).toSorted()).toEqual([...remote.manifest.fragments].toSorted());
    expect(Object.keys(remote.commands).toSorted()).toEqual([...remote.manifest.commands].toSorted());
  });

  it('opens: every page loads and renders, every fragment and command is code [FED-01]', async () => {
    for (const open of Object.values(remote.pages)) {
      const page = await open();
      expect(page).toMatchObject({ load: expect.any(Function), Page: expect.any(Function) });
    }
    for (const open of [...Object.values(remote.fragments), ...Object.values(remote.commands)])
      expect(await open()).toEqual(expect.any(Function));
  });

  it('brings the words of dialogs and rarer pages only where they are needed', async () => {
    const [first, whole] = await Promise.all([remote.messages('en', 'product-list'), remote.messages('en', 'faq')]);
    expect(first).toHaveProperty(['TryOn.Open']);
    expect(first).not.toHaveProperty(['TryOn.Title']);
    expect(first).not.toHaveProperty(['Listing.Group.Brand']);
    expect(whole).toMatchObject(first);
    expect(whole).toHaveProperty(['TryOn.Title']);
    expect(await remote.messages('en')).toEqual(whole);
  });

  it('speaks six languages with the same words to say [SITE-09]', async () => {
    const catalogues = await Promise.all(LANGUAGES.map((language) => remote.messages(language)));
    const [english = {}] = catalogues;
    for (const catalogue of catalogues)
      expect(Object.keys(catalogue).toSorted()).toEqual(Object.keys(english).toSorted());
  });
});
