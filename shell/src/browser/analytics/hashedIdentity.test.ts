import { hashedIdentity, normalisePhone } from './hashedIdentity';

describe('hashed identity', () => {
  it('hashes e-mail and telephone number both ways and gives neither away [ANA-01]', async () => {
    const hashed = await hashedIdentity({ email: ' Ann@Example.com ', phone: '(212) 555-0142' }, 'us');
    expect(hashed).toEqual({
      email_md5: '257c57037d384ae37ea27a07e8a01665',
      email_sha256: '71d4f55f72fa128dfb468a1a3901507c804b74316488744d769d7f4b16696476',
      phone_md5: 'a0ee6a502c26048a104dc51ac01538d1',
      phone_sha256: '9ccb6dd66e198e10a558972160d5ce7439017b09612f0e176f96a09078af6015',
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
