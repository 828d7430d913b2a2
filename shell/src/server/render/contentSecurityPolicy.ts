import { STRICT_TRANSPORT_SECURITY } from '@sightline/shared-lib/domain/site';

/** Hash of the empty string: styled-components adds empty style elements and fills them through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

interface PolicyOptions {
  readonly bootHash: string;
  readonly styleHashes: readonly string[];
  readonly gatewayOrigin: string;
  readonly partnerOrigin: string;
  /** Foreign origin of the map's pictures; null where they are our own. */
  readonly mapOrigin: string | null;
}

/**
 * Hashes instead of nonces: the whole answer can be cached and precompressed. Scripts are trusted only when the boot script adds them;
 * card fields and the payment partners are the only foreign frames.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { bootHash, styleHashes, gatewayOrigin, partnerOrigin, mapOrigin } = options;
  return [
    "default-src 'self'",
    `script-src ${bootHash} 'strict-dynamic'`,
    `style-src ${[...new Set(styleHashes)].join(' ')} ${EMPTY_STYLE}`,
    `img-src 'self' data: blob:${mapOrigin ? ` ${mapOrigin}` : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${gatewayOrigin} ${partnerOrigin}`,
    `form-action 'self' ${gatewayOrigin} ${partnerOrigin}`,
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // The boot script's policy says which addresses may become scripts; strings never become markup or code.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** Headers that every answer carries. */
export const securityHeaders = (httpsDemanded: boolean): Readonly<Record<string, string>> => ({
  ...(httpsDemanded ? { 'strict-transport-security': STRICT_TRANSPORT_SECURITY } : {}),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
});
