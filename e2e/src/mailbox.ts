import { expect } from '@playwright/test';

import { E2E_PORT } from './shopAddress';

/** The mailbox page of the platform under test: what the shop would have sent. */
const MAILBOX = `http://localhost:${E2E_PORT + 100}/dev/mailbox`;

export interface ReadLetter {
  readonly letterId: string;
  readonly recipient: string;
  readonly kind: string;
  readonly locale: string;
  readonly subject: string;
  readonly text: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** The newest letter of a kind to an address; waits until there is one. */
export async function letterTo(recipient: string, kind: string): Promise<ReadLetter> {
  let found: ReadLetter | undefined;
  await expect
    .poll(async () => {
      const letters = (await (await fetch(`${MAILBOX}.json`)).json()) as readonly ReadLetter[];
      found = letters.find((letter) => letter.recipient === recipient && letter.kind === kind);
      return found?.kind;
    })
    .toBe(kind);
  if (!found) throw new Error('There is no letter.');
  return found;
}

/** Address of the page that shows a letter as a mail program does. */
export const shownLetter = ({ letterId }: ReadLetter): string => `${MAILBOX}/${letterId}/html`;
