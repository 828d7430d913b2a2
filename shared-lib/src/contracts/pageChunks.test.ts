import { pageChunks } from './pageChunks';

const chunks = {
  remote: ['browser/1.js'],
  home: ['browser/2.js', 'browser/3.js'],
  account: ['browser/3.js', 'browser/4.js'],
  'account-own': ['browser/5.js'],
  'account-my-orders': ['browser/4.js', 'browser/6.js'],
  'words-it': ['browser/7.js'],
  'form-words-it': ['browser/8.js'],
};
const account = { kind: 'account', params: { section: 'my-orders', id: '10400012' } } as const;

describe('the files a page starts with', () => {
  it('are those of its remote, its kind and its language, each once [FED-01]', () => {
    const home = { request: { kind: 'home', params: {} }, language: 'it', isOwn: false } as const;
    expect(pageChunks({ chunks }, home)).toEqual(['browser/1.js', 'browser/2.js', 'browser/3.js', 'browser/7.js']);
    expect(pageChunks({ chunks }, { request: account, language: 'it', isOwn: false })).toEqual([
      'browser/1.js',
      'browser/3.js',
      'browser/4.js',
      'browser/7.js',
      'browser/8.js',
    ]);
  });

  it('are what the shopper owns and what the address names too where there is a session [FED-01]', () => {
    const own = pageChunks({ chunks }, { request: account, language: 'it', isOwn: true });
    expect(own).toEqual(expect.arrayContaining(['browser/5.js', 'browser/6.js']));
    expect(new Set(own).size).toBe(own.length);
  });

  it('are none of a release that does not say, or has no such page [FED-01]', () => {
    const strange = { request: { kind: 'gift-cards.list', params: { section: '__proto__' } }, language: 'de' } as const;
    expect(pageChunks({}, { ...strange, isOwn: true })).toEqual([]);
    expect(pageChunks({ chunks }, { ...strange, isOwn: true })).toEqual(['browser/1.js']);
  });
});
