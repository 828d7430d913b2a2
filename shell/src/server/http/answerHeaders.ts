import type { ServerResponse } from 'node:http';

import onHeaders from 'on-headers';

/**
 * Runs when the head of an answer is about to be written, whoever writes it. What sets a cookie is meant for one browser, so nothing on the way may
 * keep it; and every answer carries the headers that all answers carry.
 */
export function completeHeaders(response: ServerResponse, common: Readonly<Record<string, string>>): void {
  onHeaders(response, () => {
    for (const [name, value] of Object.entries(common)) if (!response.hasHeader(name)) response.setHeader(name, value);
    if (response.hasHeader('set-cookie')) response.setHeader('cache-control', 'private, no-store');
  });
}
