import { contentSecurityPolicy, securityHeaders } from './contentSecurityPolicy';

const options = {
  bootHash: "'sha256-boot'",
  styleHashes: ["'sha256-a'", "'sha256-b'", "'sha256-a'"],
  gatewayOrigin: 'https://pay.example',
  partnerOrigin: 'https://partner.example',
  mapOrigin: null,
};
const rulesOf = (policy: string) =>
  new Map(policy.split('; ').map((rule) => [rule.split(' ')[0] ?? '', rule.split(' ').slice(1)] as const));

describe('what a page may load [PLAT-04]', () => {
  it('is its own, with scripts that the boot script adds and styles by their hash', () => {
    const rules = rulesOf(contentSecurityPolicy(options));
    expect(rules.get('default-src')).toEqual(["'self'"]);
    expect(rules.get('script-src')).toEqual(["'sha256-boot'", "'strict-dynamic'"]);
    expect(rules.get('style-src')).toEqual([
      "'sha256-a'",
      "'sha256-b'",
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    ]);
    expect(rules.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect([rules.get('object-src'), rules.get('base-uri'), rules.get('frame-ancestors')]).toEqual([
      ["'none'"],
      ["'none'"],
      ["'self'"],
    ]);
    for (const name of ['connect-src', 'font-src']) expect(rules.get(name)).toEqual(["'self'"]);
  });

  it('is of foreign origins only what pays, in frames and forms, and the map’s pictures', () => {
    const paying = ["'self'", 'https://pay.example', 'https://partner.example'];
    const rules = rulesOf(contentSecurityPolicy(options));
    expect([rules.get('frame-src'), rules.get('form-action')]).toEqual([paying, paying]);
    expect(rules.get('img-src')).toEqual(["'self'", 'data:', 'blob:']);
    const mapped = rulesOf(contentSecurityPolicy({ ...options, mapOrigin: 'https://tiles.example' }));
    expect(mapped.get('img-src')).toEqual(["'self'", 'data:', 'blob:', 'https://tiles.example']);
  });

  it('is nothing that any hash or origin allows by a wildcard or inline', () => {
    expect(contentSecurityPolicy(options)).not.toMatch(/unsafe|\*/);
  });
});

describe('what every answer says to browsers [PLAT-04]', () => {
  it('is no word about HTTPS where it is not demanded', () => {
    expect(securityHeaders(false)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(securityHeaders(false)).not.toHaveProperty('strict-transport-security');
    expect(securityHeaders(true)['strict-transport-security']).toMatch(/^max-age=31536000; includeSubDomains$/);
  });

  it('is that nobody but the shop uses camera, microphone and place', () => {
    expect(securityHeaders(true)['permissions-policy']).toBe(
      'camera=(self), microphone=(self), geolocation=(self), interest-cohort=()',
    );
  });
});
