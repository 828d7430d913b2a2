import { partAnswer } from './tokensOf';

const part = (text: string) => partAnswer(Buffer.from(text));

describe('an answer of the platform', () => {
  it('loses every trusted token, however its field is spelled and wherever it stands [AUTH-02] [PLAT-04]', () => {
    for (const text of [
      '{"WCToken":"p","WCTrustedToken":"secret"}',
      '{"deep":[{"wctrustedtoken":"secret"}]}',
      '{"\\u0057CTrusted\\u0054oken":"secret","a":1}',
      '{"WCTrustedToken":{"value":"secret"}}',
    ])
      expect([text, part(text).open.toString()]).toEqual([text, expect.not.stringContaining('secret')]);
  });

  it('tells both tokens to the gateway when it begins a session [AUTH-02]', () => {
    const answer = part('{"WCToken":"p","WCTrustedToken":"t","personalizationID":"1-1"}');
    expect(answer).toMatchObject({ session: { WCToken: 'p', WCTrustedToken: 't' }, personalizationId: '1-1' });
    expect(part('{"WCToken":"p"}').session).toBeNull();
  });

  it('keeps every byte of what holds no token', () => {
    for (const text of ['{"userId":4000000000000000503,"name":"caf\\u0065"}', '', 'null', 'plain'])
      expect(part(text).open.toString()).toBe(text);
  });

  it('is not passed on unread when it may hold a token and cannot be read [PLAT-04]', () => {
    expect(() => part('callback({"WCTrustedToken":"secret"})')).toThrow(SyntaxError);
  });
});
