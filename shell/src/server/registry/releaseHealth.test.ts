import { echo, echoShop, releasesOf, type EchoShopOptions } from '../../testing/echoShop';
import { visitShop } from '../../testing/visitShop';

const TOKEN = 'counts of a test';
const SHOP = { origin: 'http://localhost:3000' };

let close = () => Promise.resolve();
afterEach(() => close());

function openShop(options: EchoShopOptions = {}) {
  const shop = echoShop({ registry: releasesOf(50), releaseHealthToken: TOKEN, ...options });
  close = () => shop.close();
  const counts = async () =>
    JSON.parse((await visitShop(shop, '/release-health', { headers: { authorization: `Bearer ${TOKEN}` } })).body);
  const tell = (payload: string, headers: Readonly<Record<string, string>> = SHOP) =>
    visitShop(shop, '/release-failures', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'text/plain' },
      payload,
    });
  const visit = (bucket: number) => visitShop(shop, '/', { headers: { cookie: `sightline-bucket=${bucket}` } });
  return { shop, counts, tell, visit };
}

describe('what a shell counts of its releases', () => {
  it('are the pages that each was shown with, drawn or kept [FED-07]', async () => {
    const { counts, visit } = openShop();
    for (const bucket of [10, 10, 10, 90]) await visit(bucket);
    expect(await counts()).toEqual({ 'mfe-catalog': { aa: { shown: 1, failed: 0 }, bb: { shown: 3, failed: 0 } } });
  });

  it('are the pages that a release could not make, and none that the platform could not answer [FED-07]', async () => {
    const failures = [new Error('broken'), ...[503, 0, 418, 400].map((status) => platformFailure(status))];
    const { counts, visit } = openShop({
      load: (...given) => {
        const failure = failures.shift();
        return failure ? Promise.reject(failure) : echo(...given);
      },
    });
    for (let call = 0; call < 6; call += 1) await visit(10);
    expect(await counts()).toEqual({ 'mfe-catalog': { bb: { shown: 6, failed: 2 } } });
  });

  it('are failures that browsers tell of a release that shoppers get, so many of one address [FED-07] [PLAT-08]', async () => {
    const { counts, tell } = openShop();
    for (const strange of ['', 'mfe-catalog@zz', 'mfe-catalog@constructor', 'shell@aa', '__proto__@aa'])
      expect((await tell(strange)).status).toBe(204);
    expect(await counts()).toEqual({});
    expect((await tell('mfe-catalog@bb', { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await tell(`mfe-catalog@${'b'.repeat(300)}`)).status).toBe(413);
    await close();

    const another = openShop();
    for (let told = 0; told < 9; told += 1) await another.tell('mfe-catalog@bb');
    expect(await another.counts()).toEqual({ 'mfe-catalog': { bb: { shown: 0, failed: 3 } } });
  });

  it('is nobody’s who has no token, and nobody’s at all where none is configured [FED-07]', async () => {
    const { shop } = openShop();
    for (const authorization of ['', 'Bearer ', 'Bearer wrong', TOKEN])
      expect((await visitShop(shop, '/release-health', { headers: { authorization } })).status).toBe(404);
    await close();
    const closed = openShop({ releaseHealthToken: '' });
    const { statusCode } = await closed.shop.inject({ url: '/release-health', headers: { authorization: 'Bearer ' } });
    expect(statusCode).toBe(404);
  });
});

/** A call's failure as the platform's client throws it; 0 is a call without an answer. */
function platformFailure(status: number): Error {
  return Object.assign(new Error('The platform failed.'), { failure: { status } });
}
