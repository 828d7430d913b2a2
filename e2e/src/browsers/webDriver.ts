import { DriverError, named, type Command, type Driver, type NewSession } from './driver';

/** Method and path of each command below its session. */
const ENDPOINTS: Readonly<Record<Command, readonly ['GET' | 'POST', string]>> = {
  Navigate: ['POST', 'url'],
  GetCurrentURL: ['GET', 'url'],
  FindElement: ['POST', 'element'],
  ElementClick: ['POST', 'element/{id}/click'],
  ElementClear: ['POST', 'element/{id}/clear'],
  ElementSendKeys: ['POST', 'element/{id}/value'],
  ExecuteScript: ['POST', 'execute/sync'],
  SwitchToFrame: ['POST', 'frame'],
  SetTimeouts: ['POST', 'timeouts'],
  SetWindowRect: ['POST', 'window/rect'],
};

async function call(method: string, url: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new DriverError(error, message);
}

/** Opens a session with a driver that speaks WebDriver over HTTP. */
export async function webDriverSession(origin: string, capabilities: object): Promise<Driver> {
  const session = (await call('POST', `${origin}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })) as NewSession & {
    readonly sessionId: string;
  };
  const base = `${origin}/session/${session.sessionId}`;
  return {
    browser: named(session),
    send: (command, parameters) => {
      const [method, path] = ENDPOINTS[command];
      const id = 'id' in parameters && typeof parameters.id === 'string' ? parameters.id : '';
      return call(method, `${base}/${path.replace('{id}', id)}`, parameters);
    },
    close: async () => {
      await call('DELETE', base).catch(() => undefined);
    },
  };
}
