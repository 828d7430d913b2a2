import type { CachePolicy } from '@sightline/shared-lib/contracts';

import { Overloaded } from '@sightline/shared-lib/domain/load';

import { encodedBody } from './compression';
import { createPageCache, type PageAnswer } from './pageCache';

const bytes = Buffer.from('page');
const page = (name: string, fresh = 300): PageAnswer => ({
  status: 200,
  headers: { name },
  body: encodedBody(bytes),
  fresh,
  stale: fresh * 2,
});

describe('the page cache', () => {
  it('makes a page once for everybody who waits for it [SEO-05]', async () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    const make = jest.fn(() => Promise.resolve(page('a')));
    const [one, two] = await Promise.all([cache.answer('k', make), cache.answer('k', make)]);
    expect(one).toBe(two);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('answers a stale page at once and makes it again behind it [SEO-05]', async () => {
    let clock = 0;
    const cache = createPageCache({ maxBytes: 1e6, now: () => clock });
    await cache.answer('k', () => Promise.resolve(page('old')));
    clock = 301_000;
    expect(cache.peek('k')).toBeNull();
    const stale = await cache.answer('k', () => Promise.resolve(page('new')));
    expect(stale.headers['name']).toBe('old');
    expect(cache.peek('k')?.headers['name']).toBe('new');
  });

  it('waits for a new page when the old one is beyond its stale time [SEO-05]', async () => {
    let clock = 0;
    const cache = createPageCache({ maxBytes: 1e6, now: () => clock });
    await cache.answer('k', () => Promise.resolve(page('old')));
    clock = 901_000;
    expect((await cache.answer('k', () => Promise.resolve(page('new')))).headers['name']).toBe('new');
  });

  it('keeps a stale page in force while making it again fails [FED-03]', async () => {
    let clock = 0;
    const cache = createPageCache({ maxBytes: 1e6, now: () => clock });
    await cache.answer('k', () => Promise.resolve(page('old')));
    clock = 400_000;
    expect((await cache.answer('k', () => Promise.reject(new Error('down')))).headers['name']).toBe('old');
  });

  it('shows the page it has, however old, while there is more to do than can be done [PLAT-08]', async () => {
    let clock = 0;
    const cache = createPageCache({ maxBytes: 1e6, now: () => clock });
    const refuse = () => Promise.reject(new Overloaded());
    await expect(cache.answer('k', refuse)).rejects.toThrow(Overloaded);
    await cache.answer('k', () => Promise.resolve({ ...page('old'), policy: 'category' }));
    clock = 10_000_000;
    expect((await cache.answer('k', refuse)).headers['name']).toBe('old');
    await expect(cache.answer('k', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    cache.outdate('category');
    expect((await cache.answer('k', refuse)).headers['name']).toBe('old');
    await expect(cache.answer('k', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  });

  it('never keeps a personal page [SEO-05]', async () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    await cache.answer('k', () => Promise.resolve(page('mine', 0)));
    expect(cache.peek('k')).toBeNull();
  });

  it('keeps nothing when it has no room [SEO-05]', async () => {
    const cache = createPageCache({ maxBytes: 0 });
    await cache.answer('k', () => Promise.resolve(page('a')));
    expect(cache.peek('k')).toBeNull();
  });

  it('has pages of a policy made again before anybody sees them, and no others [SRCH-07]', async () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    const of = (name: string, policy: CachePolicy) => () => Promise.resolve({ ...page(name), policy });
    await cache.answer('list', of('old', 'category'));
    await cache.answer('help', of('old', 'content'));
    cache.outdate('category');
    expect([cache.peek('list'), cache.peek('help')?.headers['name']]).toEqual([null, 'old']);
    expect((await cache.answer('list', of('new', 'category'))).headers['name']).toBe('new');
    expect(cache.peek('list')?.headers['name']).toBe('new');
  });

  it('keeps an outdated page in force where no new one can be made [SRCH-07] [FED-03]', async () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    await cache.answer('list', () => Promise.resolve({ ...page('old'), policy: 'category' }));
    cache.outdate('category');
    const failed = () => Promise.resolve({ ...page('down', 0), status: 503 });
    expect((await cache.answer('list', failed)).headers['name']).toBe('old');
    expect(cache.peek('list')).toBeNull();
  });

  it('makes a better copy of a page that is asked for again, once', async () => {
    const improve = jest.fn((answer: PageAnswer) => Promise.resolve({ ...answer, headers: { name: 'better' } }));
    const cache = createPageCache({ maxBytes: 1e6, improve });
    await cache.answer('k', () => Promise.resolve(page('first')));
    expect(improve).not.toHaveBeenCalled();
    expect(cache.peek('k')?.headers['name']).toBe('first');
    for (let turn = 0; turn < 10 && cache.peek('k')?.headers['name'] === 'first'; turn += 1) await Promise.resolve();
    expect(cache.peek('k')?.headers['name']).toBe('better');
    expect(improve).toHaveBeenCalledTimes(1);
  });

  it('continues with the first copy when no better one can be made', async () => {
    const cache = createPageCache({ maxBytes: 1e6, improve: () => Promise.reject(new Error('no memory')) });
    await cache.answer('k', () => Promise.resolve(page('first')));
    for (let turn = 0; turn < 10; turn += 1) {
      expect(cache.peek('k')?.headers['name']).toBe('first');
      await Promise.resolve();
    }
  });
});
