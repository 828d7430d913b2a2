import { request, type Agent } from 'node:http';

export interface CallAnswer {
  readonly status: number;
  readonly body: string;
}

export interface CallOptions {
  readonly agent: Agent;
  readonly method?: string;
  /** The address a shopper comes from, as a trusted proxy tells it. */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** One call as a shopper's proxy sends it; an answer that does not come is status 0. */
export function call(
  url: string,
  { agent, method = 'GET', from, headers = {}, body }: CallOptions,
): Promise<CallAnswer> {
  return new Promise((resolve) => {
    const sent = {
      ...(from ? { 'x-forwarded-for': from } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    };
    const lost = () => resolve({ status: 0, body: '' });
    const open = request(url, { agent, method, headers: sent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', lost);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
    });
    open.on('error', lost);
    open.end(body ? JSON.stringify(body) : undefined);
  });
}
