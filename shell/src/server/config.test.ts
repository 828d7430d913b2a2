import { readConfig } from './config';
import { LIMITS } from './limits/limits';

const ROOT = '/srv/shop';
const read = (env: Readonly<Record<string, string>> = {}) => readConfig(env, ROOT);

describe('the configuration of the shell', () => {
  it('is a shop on this machine when nothing is said', () => {
    const config = read();
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      shopOrigin: 'http://localhost:3000',
      gatewayOrigin: 'http://localhost:3101',
      partnerOrigin: 'http://localhost:3102',
      embedOrigins: [],
      storeLocatorAuthorization: '',
      releasesDir: '/srv/shop/.data/releases',
      registryKeyFile: '/srv/shop/.data/releases/registry.pub.pem',
      distDir: '/srv/shop/shell/dist',
      logLevel: 'info',
      pageCacheBytes: 100_663_296,
      bundleTimeoutMs: 1500,
      limits: LIMITS,
      trustedProxies: [],
      releaseHealthToken: '',
    });
    expect(new Set(Object.values(config.upstreams))).toEqual(new Set(['http://127.0.0.1:3100']));
  });

  it('demands HTTPS, and shows what is for developers, only in so many words', () => {
    const said = (env: Readonly<Record<string, string>>) => {
      const { httpsDemanded, development } = read(env);
      return [httpsDemanded, development];
    };
    expect(said({})).toEqual([false, false]);
    expect(said({ HTTPS_DEMANDED: '1', NODE_ENV: 'production' })).toEqual([false, false]);
    expect(said({ HTTPS_DEMANDED: 'true', NODE_ENV: 'development' })).toEqual([true, true]);
  });

  it('asks every service of one platform, but for those that are configured apart [PLAT-02]', () => {
    const { upstreams } = read({ PLATFORM_URL: 'https://platform.example//', PICTURES_URL: 'https://p.example/a/' });
    const { pictures, ...others } = upstreams;
    expect(pictures).toBe('https://p.example/a');
    expect(new Set(Object.values(others))).toEqual(new Set(['https://platform.example']));
    const apart = {
      COMMERCE_URL: 'commerce',
      CATALOGUE_URL: 'catalogue',
      CONTENT_URL: 'content',
      STOREINFO_URL: 'storeinfo',
      SEARCH_INDEX_URL: 'index',
      SEARCH_EVENTS_URL: 'events',
      STORE_LOCATOR_URL: 'stores',
      AVAILABILITY_URL: 'availability',
      PICTURES_URL: 'pictures',
      GEO_URL: 'geo',
    };
    const each = Object.fromEntries(
      Object.entries(apart).map(([name, service]) => [name, `https://${service}.example`]),
    );
    const named = Object.fromEntries(Object.values(apart).map((service) => [service, `https://${service}.example`]));
    expect(read(each).upstreams).toEqual(named);
  });

  it('takes origins without the slash at their end, and lists without blanks', () => {
    expect(
      read({
        PORT: '8080',
        SHOP_ORIGIN: 'https://shop.example/',
        EMBED_ORIGINS: ' https://a.example/ ,, https://b.example ',
        TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1,',
      }),
    ).toMatchObject({
      port: 8080,
      shopOrigin: 'https://shop.example',
      embedOrigins: ['https://a.example', 'https://b.example'],
      trustedProxies: ['10.0.0.0/8', '127.0.0.1'],
    });
    expect(read({ PORT: '8080' }).shopOrigin).toBe('http://localhost:8080');
  });

  it('looks for the key of the registry beside the releases, wherever they are [FED-02]', () => {
    expect(read({ RELEASES_DIR: '/data/releases' }).registryKeyFile).toBe('/data/releases/registry.pub.pem');
    expect(read({ REGISTRY_PUBLIC_KEY: '/keys/shop.pem' }).registryKeyFile).toBe('/keys/shop.pem');
  });

  it('takes limits, secrets and sizes as they are told [PLAT-08]', () => {
    expect(
      read({
        RATE_LIMITS: 'off',
        LOAD_LIMITS: 'atOnce=12',
        STORE_LOCATOR_AUTHORIZATION: 'Basic a',
        RELEASE_HEALTH_TOKEN: 'b',
        PAGE_CACHE_BYTES: '1024',
        BUNDLE_TIMEOUT_MS: '20',
        LOG_LEVEL: 'debug',
        HOST: '0.0.0.0',
        SHELL_DIST: '/dist',
        GATEWAY_ORIGIN: 'https://pay.example/',
        PARTNER_ORIGIN: 'https://partner.example/',
      }),
    ).toMatchObject({
      limits: null,
      loadLimits: { delay: 400, atOnce: 12 },
      storeLocatorAuthorization: 'Basic a',
      releaseHealthToken: 'b',
      pageCacheBytes: 1024,
      bundleTimeoutMs: 20,
      logLevel: 'debug',
      host: '0.0.0.0',
      distDir: '/dist',
      gatewayOrigin: 'https://pay.example',
      partnerOrigin: 'https://partner.example',
    });
  });
});
