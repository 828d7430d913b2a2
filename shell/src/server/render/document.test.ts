import { contentSecurityPolicy } from './contentSecurityPolicy';
import { contentHash, embedJson, escapeAttribute, ofLatin1 } from './document';

describe('the document', () => {
  it('embeds data that cannot end its script element [CMS-03]', () => {
    const text = embedJson({ name: '</script><script>alert(1)</script>\u2028&' });
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>\u2028&' });
  });

  it('escapes attributes [SEO-01]', () => {
    expect(escapeAttribute("\"><b a='1'>&")).toBe("&quot;&gt;&lt;b a='1'&gt;&amp;");
  });

  it('keeps to Latin 1, so that browsers parse one byte a character', () => {
    const text = { name: 'Ø 52\u202fmm – “Brillen”' };
    expect(embedJson(text)).toMatch(/^[\0-\u00ff]+$/);
    expect(JSON.parse(embedJson(text))).toEqual(text);
    expect(ofLatin1('<p>Ø 52\u202fmm –</p>')).toBe('<p>Ø 52&#8239;mm &#8211;</p>');
    expect(ofLatin1('😀')).toBe('&#128512;');
  });

  it('allows exactly the boot script and the page’s own styles', () => {
    const policy = contentSecurityPolicy({
      bootHash: contentHash('boot'),
      styleHashes: [contentHash('a')],
      gatewayOrigin: 'http://pay.example',
      partnerOrigin: 'http://partner.example',
      mapOrigin: null,
    });
    expect(policy).toContain(`script-src ${contentHash('boot')} 'strict-dynamic';`);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("img-src 'self' data: blob:;");
    expect(policy).not.toContain('*');
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(policy).toContain("frame-src 'self' http://pay.example http://partner.example;");
  });

  it.each([
    ['default-src', "'self'"],
    ['object-src', "'none'"],
    // Streets of the map may come from a provider (STOR-01).
    ['img-src', "'self' data: blob: https://tiles.example"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'self'"],
    ['connect-src', "'self'"],
    ['form-action', "'self' http://pay.example http://partner.example"],
  ])('says of %s: %s', (directive, sources) => {
    const policy = contentSecurityPolicy({
      bootHash: contentHash('boot'),
      styleHashes: [],
      gatewayOrigin: 'http://pay.example',
      partnerOrigin: 'http://partner.example',
      mapOrigin: 'https://tiles.example',
    });
    const named = policy.split('; ').filter((one) => one.split(' ')[0] === directive);
    expect(named).toEqual([`${directive} ${sources}`]);
  });
});
