import type { FileRefusal } from '@sightline/shared-lib/domain/prescription';

/** A document that is not kept; thrown by its reader, told to the shopper as a fault. */
export class DocumentRefused extends Error {
  constructor(readonly reason: FileRefusal) {
    super(`The document is refused: ${reason}`);
    this.name = 'DocumentRefused';
  }
}
