import type { AxiosRequestConfig } from 'axios';

import type { PlatformCall } from '../../contracts';
import type { PlatformClientConfig } from './config';
import { API_TIMEOUT_MS } from './config';
import type { WireRequest } from './request';

/** An answer of any status, its body as bytes. */
export interface WireAnswer {
  readonly status: number;
  readonly body: ArrayBuffer;
  readonly contentType: string;
}

function settings(request: WireRequest, call: PlatformCall, config: PlatformClientConfig): AxiosRequestConfig {
  return {
    url: request.url,
    method: request.method,
    // In Node axios names a form where there is no body, which the platform refuses; in browsers it does not.
    headers: { ...request.headers, ...(request.body === undefined ? { 'Content-Type': false } : {}) },
    data: request.body,
    timeout: config.timeoutMs ?? API_TIMEOUT_MS,
    responseType: 'arraybuffer',
    // Bodies stay as they are: this client serialises and parses itself, to keep the digits of long ids.
    transformRequest: [(data: unknown) => data],
    transformResponse: [(data: unknown) => data],
    validateStatus: () => true,
    maxBodyLength: Number.POSITIVE_INFINITY,
    proxy: false,
    // The gateway asks for no such token: no cookie is read for it.
    withXSRFToken: false,
    ...(call.signal ? { signal: call.signal } : {}),
    ...(config.agents as AxiosRequestConfig | undefined),
    ...(call.onUploadProgress
      ? { onUploadProgress: ({ progress }) => call.onUploadProgress?.(Math.min(1, progress ?? 0)) }
      : {}),
  };
}

/** Sends a request; axios is fetched on the first call, because public pages arrive with their data and call nothing. */
export async function sendRequest(
  request: WireRequest,
  call: PlatformCall,
  config: PlatformClientConfig,
): Promise<WireAnswer> {
  const { default: axios } = await import(/* webpackChunkName: "axios" */ 'axios');
  const answer = await axios.request<ArrayBuffer>(settings(request, call, config));
  return {
    status: answer.status,
    body: answer.data,
    contentType: String(answer.headers['content-type'] ?? ''),
  };
}

/** Body as text, whatever kind of buffer the adapter answered with. */
export function bodyText(answer: WireAnswer): string {
  return new TextDecoder().decode(answer.body);
}

/** True when the call was answered as asked. */
export function isSuccess({ status }: WireAnswer): boolean {
  return status >= 200 && status < 300;
}
