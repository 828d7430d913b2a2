import type { ServerResponse } from 'node:http';

import onHeaders from 'on-headers';

/**
 * Runs when the head of an answer is about to be written, whoever writes it. What sets a cookie is meant for one browser, so nothing on the way may
 * keep it.
 */
export function completeHeaders(response: ServerResponse): void {
  onHeaders(response, () => {
    if (response.hasHeader('set-cookie')) response.setHeader('cache-control', 'private, no-store');
  });
}
