/** @jest-environment node */
import { hashedIdentity, normalisePhone } from './hashedIdentity';
import { md5 } from './md5';

describe('hashed identity', () => {
  it.each([
    ['', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['abc', '900150983cd24fb0d6963f7d28e17f72'],
    [
      '12345678901234567890123456789012345678901234567890123456789012345678901234567890',
      '57edf4a22be3c955ac49da2e2107b67a',
    ],
    ['The quick brown fox jumps over the lazy dog', '9e107d9d372bb6826bd81d3542a419d6'],
  ])('makes the MD5 that the standard says of "%s" [ANA-01]', (text, digest) => expect(md5(text)).toBe(digest));

  it('hashes e-mail and telephone number both ways and gives neither away [ANA-01]', async () => {
    const hashed = await hashedIdentity({ email: ' Ann@Example.com ', phone: '(212) 555-0142' }, 'us');
    expect(hashed).toEqual({
      email_md5: md5('ann@example.com'),
      email_sha256: '71d4f55f72fa128dfb468a1a3901507c804b74316488744d769d7f4b16696476',
      phone_md5: md5('12125550142'),
      phone_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(JSON.stringify(hashed)).not.toMatch(/example|555/);
  });

  it('knows nothing of a shopper without either [ANA-01]', async () => {
    await expect(hashedIdentity({}, 'us')).resolves.toEqual({});
  });

  it.each([
    ['+39 02 1234567', 'it', '39021234567'],
    ['02 1234567', 'it', '39021234567'],
    ['030 123456', 'de', '4930123456'],
    ['0044 20 7946 0000', 'fr', '442079460000'],
    ['5550142', 'ww', '5550142'],
  ])('writes %s of %s with its country code [ANA-01]', (phone, country, digits) =>
    expect(normalisePhone(phone, country)).toBe(digits),
  );
});
