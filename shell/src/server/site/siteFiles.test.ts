/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';

import type { Locale } from '@sightline/shared-lib/contracts';
import { aSite } from '@sightline/shared-lib/testing';

import { EMPTY_CHROME } from '../../chrome/chromeContent';

import type { Site } from './siteDirectory';
import { createSiteFiles } from './siteFiles';

const siteOf = (locale: Locale, storeName = 'Sightline'): Site => ({
  context: { ...aSite(), locale, storeName },
  chrome: EMPTY_CHROME,
});

describe('the shared state of a site', () => {
  it('lies under an address that names its content', async () => {
    const files = createSiteFiles({ find: (locale) => Promise.resolve(siteOf(locale)) });
    const address = files.addressOf(siteOf('it-it'));
    expect(files.addressOf(siteOf('it-it'))).toBe(address);
    expect(files.addressOf(siteOf('it-it', 'Another name'))).not.toBe(address);
    const file = await files.read(address.replace('/site/', ''));
    expect(file?.exact).toBe(true);
    const text = brotliDecompressSync((await file?.body.encoded('br')) ?? Buffer.alloc(0)).toString();
    expect(JSON.parse(text)).toMatchObject({ site: { locale: 'it-it', storeName: 'Sightline' }, chrome: EMPTY_CHROME });
  });

  it('answers the present state where another process named an older one, and nothing for what is no locale', async () => {
    const files = createSiteFiles({ find: (locale) => Promise.resolve(siteOf(locale)) });
    expect(await files.read('it-it.00000000.json')).toMatchObject({ exact: false });
    expect(await files.read('nowhere.00000000.json')).toBeNull();
  });
});
