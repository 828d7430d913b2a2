/** @jest-environment node */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { missedAims } from './abuseReport';
import { attacks } from './attacks';
import type { AbuseFigures, AbuseStep } from './measureAbuse';
import { measureSignIns } from './signInTimes';

async function serve<T>(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  work: (origin: string) => Promise<T>,
) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).finally(() => server.close());
}

describe('the measurement of abuse', () => {
  it('asks as often as it was told from one address, and counts the answers by status [PLAT-08]', async () => {
    const seen = new Set<unknown>();
    const urls = new Set<string>();
    const sizes = { seconds: 0, signIns: 30, searches: 10, addresses: 40, pictures: ['/pictures/a', '/pictures/b'] };
    const answer = (request: IncomingMessage, response: ServerResponse) => {
      seen.add(request.headers['x-forwarded-for']);
      urls.add(request.url ?? '');
      response.writeHead(urls.size % 2 === 0 ? 429 : 200).end();
    };
    const [guests, signIns, searches, addresses, pictures] = await serve(answer, async (origin) => {
      const done = [];
      for (const attack of attacks(sizes)) done.push(await attack.run(origin));
      return done;
    });
    expect([guests, signIns, searches, addresses, pictures].map((figures) => figures?.asked)).toEqual([
      0, 30, 10, 40, 2,
    ]);
    expect(seen.size).toBe(1);
    expect([...urls].filter((url) => url.startsWith('/sunglasses?'))).toHaveLength(40);
    expect((addresses?.answers['200'] ?? 0) + (addresses?.answers['429'] ?? 0)).toBe(40);
  });

  it('does not take a refusal that hashes nothing for a sign-in [PLAT-08]', async () => {
    const blocked = (_request: IncomingMessage, response: ServerResponse) =>
      void response.writeHead(400).end('{"errorCode":"2300"}');
    await expect(serve(blocked, (origin) => measureSignIns(origin, [], 'x', 0))).resolves.toMatchObject({});
    await expect(serve(blocked, (origin) => measureSignIns(origin, ['ann@example.com'], 'x', 1, 0))).rejects.toThrow(
      '2300',
    );
  });

  it('says which aims were missed, and counts no buyer at all as one [PLAT-08]', () => {
    const step = (name: string, checkouts: number[], shell: number, failures: string[] = []): AbuseStep => ({
      name,
      attack: null,
      buyers: { checkouts, calls: checkouts, failures },
      resident: { shell },
    });
    const signIn = { known: 100, unknown: 105, difference: 0.05 };
    const good: AbuseFigures = { signIn, steps: [step('quiet', [10, 20], 200)], ended: [] };
    expect(missedAims(good)).toEqual([]);
    const bad = [step('slow', [10, 1500], 200), step('none', [], 200), step('large', [10], 600, ['lost'])];
    expect(missedAims({ signIn: { ...signIn, difference: 0.5 }, steps: bad, ended: ['shell'] })).toEqual([
      'shell ended',
      'slow: p99 of a checkout 1500 ms',
      'none: p99 of a checkout NaN ms',
      'large: 1 buyers failed',
      'large: shell held 600 MB',
      'known and unknown names differ by 50 %',
    ]);
  });
});
