import { brotliDecompressSync } from 'node:zlib';

import { INTEGRITY_LIST, type Locale, type Release, type ReleaseRegistry } from '@sightline/shared-lib/contracts';
import { aSite } from '@sightline/shared-lib/testing';

import { EMPTY_CHROME } from '../../chrome/chromeContent';
import type { SiteState } from '../../page/pageState';

import type { Site } from './siteDirectory';
import { createSiteFiles, type SiteFile } from './siteFiles';

const siteOf = (locale: Locale, storeName = 'Sightline'): Site => ({
  context: { ...aSite(), locale, storeName },
  chrome: EMPTY_CHROME,
});

const release = (id: string) =>
  ({
    id,
    provides: { pages: ['home'], fragments: [], commands: [] },
    browserEntry: 'browser/remoteEntry.js',
    integrity: { [INTEGRITY_LIST]: `sha384-${id}` },
  }) as unknown as Release;

const [older, newer] = [release('aa'), release('bb')];
const registry = {
  revision: 1,
  remotes: { 'mfe-catalog': { stable: 'bb', releases: { aa: older, bb: newer } } },
} as unknown as ReleaseRegistry;

const filesOf = (storeName?: string) =>
  createSiteFiles({
    sites: { find: (locale) => Promise.resolve(siteOf(locale, storeName)) },
    registry: () => registry,
  });

async function stateOf(file: SiteFile | null): Promise<SiteState> {
  const bytes = (await file?.body.encoded('br')) ?? Buffer.alloc(0);
  return JSON.parse(brotliDecompressSync(bytes).toString()) as SiteState;
}

const nameOf = (address: string) => address.replace('/site/', '');

describe('the shared state of a site', () => {
  it('lies under an address that names its content', async () => {
    const files = filesOf();
    const address = files.addressOf(siteOf('it-it'), { 'mfe-catalog': newer });
    expect(files.addressOf(siteOf('it-it'), { 'mfe-catalog': newer })).toBe(address);
    expect(files.addressOf(siteOf('it-it', 'Another name'), { 'mfe-catalog': newer })).not.toBe(address);
    expect(files.addressOf(siteOf('it-it'), { 'mfe-catalog': older })).not.toBe(address);
    const file = await files.read(nameOf(address));
    expect(file?.exact).toBe(true);
    expect(await stateOf(file)).toMatchObject({
      site: { locale: 'it-it', storeName: 'Sightline' },
      chrome: EMPTY_CHROME,
    });
  });

  it('has exactly the releases that the document was rendered with, whichever process is asked [FED-02]', async () => {
    const address = filesOf().addressOf(siteOf('it-it'), { 'mfe-catalog': older });
    const file = await filesOf().read(nameOf(address));
    expect(file?.exact).toBe(true);
    const { releases } = await stateOf(file);
    expect(releases).toEqual({
      'mfe-catalog': {
        id: 'aa',
        provides: older.provides,
        base: '/releases/mfe-catalog/aa/',
        entry: 'browser/remoteEntry.js',
        integrity: 'sha384-aa',
      },
    });
  });

  it('has the present configuration where another process named an older one', async () => {
    const address = filesOf('Before').addressOf(siteOf('it-it', 'Before'), { 'mfe-catalog': older });
    const file = await filesOf('After').read(nameOf(address));
    expect(file?.exact).toBe(false);
    const { site, releases } = await stateOf(file);
    expect(site.storeName).toBe('After');
    expect(releases['mfe-catalog']?.id).toBe('aa');
  });

  it('does not exist for an unknown locale or release', async () => {
    expect(await filesOf().read('nowhere.00000000.-.json')).toBeNull();
    expect(await filesOf().read('it-it.00000000.cc.json')).toBeNull();
  });
});
