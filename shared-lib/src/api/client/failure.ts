import type { PlatformFailure } from '../../contracts';
import { classifyFailure } from '../../domain/session/failureTable';
import { parseWireJson } from './wireJson';

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Substitution values: a list, or a text that may be a list in square brackets (contract 4.1). */
export function errorParametersOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(textOf);
  const text = textOf(value).trim();
  if (text === '') return [];
  if (!text.startsWith('[') || !text.endsWith(']')) return [text];
  return text
    .slice(1, -1)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** First entry of the error list, or the body of a service with its own words (contract 4.1, 4.4, 6). */
function entryOf(body: unknown): Fields {
  if (!isFields(body)) return {};
  const [first] = Array.isArray(body.errors) ? (body.errors as unknown[]) : [];
  if (isFields(first)) return first;
  return {
    errorCode: body.errorCode ?? body.code,
    errorKey: body.errorKey,
    errorMessage: body.errorMessage ?? body.message,
  };
}

function parsed(text: string): unknown {
  try {
    return parseWireJson(text);
  } catch {
    // A proxy's page instead of the platform's answer: the status says enough.
    return null;
  }
}

/** Failure behind an answer with an error status (ERR-01). */
export function failureOfAnswer(status: number, bodyText: string, url: string): PlatformFailure {
  const entry = entryOf(parsed(bodyText));
  const errorCode = textOf(entry.errorCode);
  const errorKey = textOf(entry.errorKey);
  return {
    status,
    errorCode,
    errorKey,
    errorMessage: textOf(entry.errorMessage),
    errorParameters: errorParametersOf(entry.errorParameters),
    category: classifyFailure({ status, errorCode, errorKey }),
    url,
  };
}

/** Failure of a call that got no answer: the browser's or Node's code says whether it was too slow (ERR-03). */
export function failureOfTransport(code: string, message: string, url: string): PlatformFailure {
  const slow = code === 'ECONNABORTED' || code === 'ETIMEDOUT';
  const errorCode = slow ? 'ECONNABORTED' : code || 'ERR_NETWORK';
  return {
    status: 0,
    errorCode,
    errorKey: errorCode,
    errorMessage: message,
    errorParameters: [],
    category: slow ? 'timeout' : 'network',
    url,
  };
}
