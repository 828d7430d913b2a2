import { aSite } from '@sightline/shared-lib/testing';
import pino from 'pino';

import { EMPTY_CHROME } from '../../chrome/chromeContent';

import { createSiteDirectory, type SiteSource } from './siteDirectory';

const log = pino({ level: 'silent' });
const chrome = { ...EMPTY_CHROME };

function directory(source: Partial<SiteSource> = {}) {
  const asked: string[] = [];
  const sites = createSiteDirectory(
    {
      site: async (locale) => {
        asked.push(`site ${locale}`);
        return source.site ? source.site(locale) : aSite();
      },
      chrome: async (site) => {
        asked.push('chrome');
        return source.chrome ? source.chrome(site) : chrome;
      },
    },
    log,
  );
  return { asked, sites };
}

describe('what is known of a site [SITE-05] [SITE-11]', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());

  it('is read once for each locale', async () => {
    const { asked, sites } = directory();
    const [site] = [await sites.find('en-us'), await sites.find('en-us'), await sites.find('it-it')];
    expect(site.chrome).toBe(chrome);
    expect(asked).toEqual(['site en-us', 'chrome', 'site it-it', 'chrome']);
  });

  it('is a shop without header and footer while their content fails, asked for again after a moment', async () => {
    let isDown = true;
    const { asked, sites } = directory({
      chrome: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(chrome)),
    });
    expect((await sites.find('en-us')).chrome).toBe(EMPTY_CHROME);
    isDown = false;
    jest.advanceTimersByTime(4999);
    expect((await sites.find('en-us')).chrome).toBe(EMPTY_CHROME);
    expect(asked).toEqual(['site en-us', 'chrome']);
    jest.advanceTimersByTime(1);
    expect((await sites.find('en-us')).chrome).toBe(chrome);
    expect(asked).toEqual(['site en-us', 'chrome', 'chrome']);
  });

  it('is refused while the store’s configuration was never read: nothing can be sold without it', async () => {
    const { sites } = directory({ site: () => Promise.reject(new Error('no store')) });
    await expect(sites.find('en-us')).rejects.toThrow('no store');
  });
});
