import { createHttpApp } from '../kernel';

import { measureAnswers } from './metrics.routes';

const TOKEN = 'metrics of a test';

async function read(authorization: string) {
  const app = createHttpApp();
  measureAnswers(app, TOKEN);
  app.get('/orders/:orderId', () => ({}));
  await app.inject('/orders/o4711x');
  await app.inject('/nowhere/o4711x');
  const answer = await app.inject({ url: '/metrics', headers: { authorization } });
  await app.close();
  return answer;
}

describe('the metrics of a platform', () => {
  it('have answers by route and never by address, and the process itself [PLAT-01]', async () => {
    const { headers, body } = await read(`Bearer ${TOKEN}`);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/orders/:orderId",status="200"} 1');
    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"} 1');
    expect(body).toContain('process_resident_memory_bytes');
    expect(body).not.toContain('o4711x');
  });

  it('are nobody’s without the token [PLAT-04]', async () => {
    for (const authorization of ['', 'Bearer wrong', TOKEN]) {
      const { statusCode, body } = await read(authorization);
      expect([statusCode, body.includes('http_request')]).toEqual([404, false]);
    }
  });
});
