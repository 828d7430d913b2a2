import { PlatformError } from '../api/client/platformError';
import type { PlatformCall, PlatformClient, PlatformFailure } from '../contracts';
import { classifyFailure } from '../domain/session';

/** Answers a call with a wire body, or throws; `failWith` makes the failures. */
export type FakeHandler = (call: PlatformCall, params: Readonly<Record<string, string>>) => unknown;

/** `METHOD /path/{name}` -> handler or a fixed body; the path is the one operations use, without its surface's base. */
export type FakeHandlers = Readonly<Record<string, FakeHandler | object | null>>;

export interface FakeClient extends PlatformClient {
  /** Calls in the order they came. */
  readonly calls: readonly PlatformCall[];
  /** Calls of one route, e.g. `POST /store/{storeId}/cart`. */
  callsTo(route: string): readonly PlatformCall[];
  /** Adds or replaces handlers while a test continues. */
  handle(handlers: FakeHandlers): void;
}

/** A failure as the platform would send it; the category follows from its codes. */
export function failWith(
  status: number,
  errorKey = '',
  facts: Partial<Omit<PlatformFailure, 'status' | 'errorKey'>> = {},
): PlatformError {
  const errorCode = facts.errorCode ?? '';
  return new PlatformError({
    status,
    errorKey,
    errorMessage: '',
    errorParameters: [],
    category: classifyFailure({ status, errorCode, errorKey }),
    url: '',
    ...facts,
    errorCode,
  });
}

/** Path parameters of a call whose template equals the route, or whose filled path does. */
function matchPath(route: string, call: PlatformCall): Record<string, string> | null {
  const given = Object.fromEntries(Object.entries(call.pathParams ?? {}).map(([name, value]) => [name, value ?? '']));
  if (route === call.path) return given;
  const filled = call.path.replace(/\{(\w+)\}/g, (whole, name: string) => given[name] ?? whole);
  const names = [...route.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const escaped = route.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '([^/]+)');
  const match = new RegExp(`^${escaped}$`).exec(filled);
  return match ? { ...given, ...Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ''])) } : null;
}

/** A platform client over a map of routes that remembers its calls; a call nobody handles fails like an unknown address. */
export function fakeClient(initial: FakeHandlers = {}): FakeClient {
  let handlers: FakeHandlers = initial;
  const calls: PlatformCall[] = [];

  const find = (call: PlatformCall) => {
    for (const [route, handler] of Object.entries(handlers)) {
      const [method, path = ''] = route.split(' ');
      const params = method === call.method ? matchPath(path, call) : null;
      if (params) return { handler, params };
    }
    return null;
  };

  return {
    calls,
    callsTo(route) {
      const [method, path = ''] = route.split(' ');
      return calls.filter((call) => call.method === method && matchPath(path, call) !== null);
    },
    handle(more) {
      handlers = { ...more, ...handlers, ...more };
    },
    async send(call) {
      calls.push(call);
      if (call.signal?.aborted) throw new DOMException('The call was aborted', 'AbortError');
      const found = find(call);
      if (!found)
        throw failWith(404, 'NO_FAKE_HANDLER', { errorMessage: `nobody answers ${call.method} ${call.path}` });
      const { handler, params } = found;
      const answer: unknown = typeof handler === 'function' ? await (handler as FakeHandler)(call, params) : handler;
      // Like the wire: the caller never holds the handler's own object.
      return answer instanceof Blob ? answer : (JSON.parse(JSON.stringify(answer ?? null)) as unknown);
    },
  };
}
