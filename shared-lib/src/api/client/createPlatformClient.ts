import type { PlatformCall, PlatformClient, PlatformFailure } from '../../contracts';
import { UNREADABLE_ANSWER } from '../wire/unreadable';
import type { PlatformClientConfig } from './config';
import { failureOfAnswer, failureOfTransport } from './failure';
import { PlatformError } from './platformError';
import { carriesTokens, requestOf } from './request';
import type { WireRequest } from './request';
import { sendAsShopper } from './sendAsShopper';
import { bodyText, isSuccess, sendRequest } from './transport';
import type { WireAnswer } from './transport';
import { parseWireJson } from './wireJson';

/** Deletes of an identity: whatever becomes of them, nobody reacts (ERR-02). */
function endsIdentity(call: PlatformCall): boolean {
  return call.method === 'DELETE' && /(guest|login)identity\/@self$/.test(call.path);
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && ('code' in error ? error.code === 'ERR_CANCELED' : error.name === 'AbortError');
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code ?? '') : '';
}

function read(answer: WireAnswer, call: PlatformCall, url: string): unknown {
  if (call.responseType === 'blob') return new Blob([answer.body], { type: answer.contentType });
  try {
    return parseWireJson(bodyText(answer));
  } catch (cause) {
    const failure = {
      ...failureOfAnswer(answer.status, '', url),
      errorCode: UNREADABLE_ANSWER,
      errorKey: UNREADABLE_ANSWER,
    };
    throw new PlatformError(failure, { cause });
  }
}

/**
 * The one way to call the platform (API-01), in browsers and in Node. It answers decoded JSON (null for an empty body) or a
 * Blob, rejects with a PlatformError, and tells its listeners; it neither shows nor redirects. An aborted call rejects
 * with an AbortError that nobody is told about.
 */
export function createPlatformClient(config: PlatformClientConfig): PlatformClient {
  const report = (failure: PlatformFailure, call: PlatformCall, cause?: unknown): PlatformError => {
    const error = new PlatformError(failure, { cause });
    if (endsIdentity(call)) return error;
    if (carriesTokens(call, config)) config.session?.onFailure?.(failure, call);
    config.onFailure?.(error, call);
    return error;
  };

  const attempt = async (request: WireRequest, call: PlatformCall): Promise<WireAnswer> => {
    try {
      return await sendRequest(request, call, config);
    } catch (error) {
      if (isAbort(error)) throw new DOMException('The call was aborted', 'AbortError');
      throw report(
        failureOfTransport(codeOf(error), error instanceof Error ? error.message : '', request.url),
        call,
        error,
      );
    }
  };

  return {
    async send(call) {
      const { url } = requestOf(call, config);
      const once = () => attempt(requestOf(call, config), call);
      const answer = await (carriesTokens(call, config) ? sendAsShopper(call, config, once) : once());
      if (isSuccess(answer)) return read(answer, call, url);
      throw report(failureOfAnswer(answer.status, bodyText(answer), url), call);
    },
  };
}
