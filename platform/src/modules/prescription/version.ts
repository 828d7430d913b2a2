import { randomBytes } from 'node:crypto';

import { prescriptionAttributes, PRESCRIPTION_VERSION } from '@sightline/shared-lib/domain/prescription';

/** What a line is written when its shopper gives a prescription: it waits to be read, and is another one than the last. */
export const givenPrescription = (): Readonly<Record<string, string>> => ({
  ...prescriptionAttributes('waiting'),
  [PRESCRIPTION_VERSION]: randomBytes(6).toString('hex'),
});

/** Names the prescription of a line as it is now; 0 for the one that the line came with. */
export const versionOf = (attributes: readonly { attributeName: string; attributeValue: string }[]): string =>
  attributes.find(({ attributeName }) => attributeName === PRESCRIPTION_VERSION)?.attributeValue || '0';
