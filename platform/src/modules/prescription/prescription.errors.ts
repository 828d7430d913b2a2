import type { LensRefusal } from '@sightline/shared-lib/domain/lens';

import { FILE_REFUSED, MOST_PAGES } from '@sightline/shared-lib/domain/prescription';
import type { FileRefusal } from '@sightline/shared-lib/domain/prescription';

import { Fault } from '../../kernel';

const refusalTexts: Readonly<Record<FileRefusal, string>> = {
  heic: 'The file is a HEIC photo. Save it as JPEG.',
  damaged: 'The file is damaged or not complete.',
  mixed: 'The file holds something else beside the document.',
  'too-many-pixels': 'The picture has too many pixels.',
  'too-many-pages': `The document has more than ${MOST_PAGES} pages.`,
  locked: 'The document is protected by a password.',
  active: 'The document holds scripts or actions.',
  attachment: 'The document has other files inside.',
  form: 'The document is a form. Print it into a PDF, or take a photo.',
  'too-complex': 'The document takes too long to read. Take a photo.',
};

/** Expected failures of prescription calls. No message ever repeats a value of the prescription. */
export const prescriptionFaults = {
  tooLarge: (megabytes: number) =>
    new Fault(413, 'RX_FILE_TOO_LARGE', 'RX_FILE_TOO_LARGE', `The file is larger than ${megabytes} MB.`, [
      String(megabytes),
    ]),
  wrongType: () =>
    new Fault(
      400,
      'RX_FILE_TYPE_NOT_ALLOWED',
      'RX_FILE_TYPE_NOT_ALLOWED',
      'The file is not a PDF, JPEG or PNG document.',
      ['file'],
    ),
  /** The document is of a kind that is taken, and still not kept; the parameter says why (RX-03). */
  refused: (reason: FileRefusal) => new Fault(400, FILE_REFUSED, FILE_REFUSED, refusalTexts[reason], [reason]),
  busy: () => new Fault(503, 'CWXFR0230E', '_ERR_BUSY', 'Too many documents are being read. Send it again shortly.'),
  noFile: () => new Fault(400, 'CMN0203E', '_ERR_CMD_MISSING_PARAM', 'The file is missing.', ['file']),
  badUpload: () =>
    new Fault(400, 'CWXFR0226E', '_ERR_INVALID_INPUT', 'The upload is not a valid multipart body.', ['file']),
  badName: () => new Fault(400, 'CWXFR0226E', '_ERR_INVALID_INPUT', 'The file name is not valid.', ['fileName']),
  limitExceeded: (limit: number) =>
    new Fault(400, 'RX_LIMIT_EXCEEDED', 'RX_LIMIT_EXCEEDED', `At most ${limit} prescription items are possible.`, [
      String(limit),
    ]),
  noLine: (orderItemId: string) =>
    new Fault(404, 'CWXFR0258E', '_ERR_NOT_FOUND', 'There is no such order line.', [orderItemId]),
  wrongStatus: (orderId: string) =>
    new Fault(
      400,
      'CWXFR0226E',
      '_ERR_ORDER_WRONG_STATUS',
      'The prescription of this order cannot be changed any more.',
      [orderId],
    ),
  nothingToReview: (orderItemId: string) =>
    new Fault(409, '1530', '_ERR_NO_PRESCRIPTION', 'The line has no prescription to decide on.', [orderItemId]),
  changedMeanwhile: (orderItemId: string) =>
    new Fault(409, '1531', '_ERR_PRESCRIPTION_CHANGED', 'The line has another prescription now. Read that one.', [
      orderItemId,
    ]),
  noFileStored: (fileId: string) =>
    new Fault(404, 'CWXFR0258E', '_ERR_NOT_FOUND', 'There is no such prescription file.', [fileId]),
  /** Somebody else's document is told like one that is not there. */
  pageGone: () =>
    new Fault(409, 'RX_FILE_NOT_FOUND', 'RX_FILE_NOT_FOUND', 'A document of the prescription is not there any more.'),
  notOwner: () => new Fault(403, 'CMN1501E', '_ERR_USER_AUTHORITY', 'CMN1501E: You may not read this prescription.'),
  noLens: (lensId: string) => new Fault(404, 'CWXFR0258E', '_ERR_NOT_FOUND', 'There is no such lens.', [lensId]),
  outOfRange: (field: string, minimum: number, maximum: number, step: number) =>
    new Fault(
      400,
      'CWXFR0226E',
      '_ERR_INVALID_INPUT',
      `${field} must be between ${minimum} and ${maximum} in steps of ${step}.`,
      [field, String(minimum), String(maximum), String(step)],
    ),
  notMade: (field: string) =>
    new Fault(400, 'CWXFR0226E', '_ERR_INVALID_INPUT', `The lens is not made with this value of ${field}.`, [field]),
  lensValuesMissing: () =>
    new Fault(
      400,
      'CWXFR0226E',
      '_ERR_INVALID_INPUT',
      'Contact lenses need the values of an eye. Choose them on the page of the product.',
      ['contactLensData'],
    ),
  supplyBeyond: (most: number, validUntil: string) =>
    new Fault(400, 'CWXFR0226E', 'RX_LENS_SUPPLY', 'These boxes last longer than the prescription counts.', [
      String(most),
      validUntil,
    ]),
  pairIncomplete: (partNumber: string) =>
    new Fault(400, 'CWXFR0226E', 'RX_LENS_INCOMPLETE', 'The frame is not with every part of its lenses.', [partNumber]),
  pairMixed: (partNumber: string) =>
    new Fault(400, 'CWXFR0226E', 'RX_LENS_MIXED', 'The frame is with something that is no part of its lenses.', [
      partNumber,
    ]),
  lensRefused: ({ reason, change, limit }: LensRefusal) =>
    new Fault(400, 'CWXFR0226E', 'RX_LENS_NOT_MADE', 'These lenses are not made for this frame and prescription.', [
      reason,
      change,
      ...(limit === undefined ? [] : [String(limit)]),
    ]),
  noPrescription: (prescriptionId: string) =>
    new Fault(404, 'CWXFR0258E', '_ERR_NOT_FOUND', 'There is no such prescription.', [prescriptionId]),
  expired: (validUntil: string) =>
    new Fault(409, 'RX_EXPIRED', 'RX_EXPIRED', 'The prescription has expired; new lenses need a newer one.', [
      validUntil,
    ]),
  needed: (field: string, why: string) =>
    new Fault(400, 'CWXFR0226E', '_ERR_INVALID_INPUT', `${field} is needed ${why}.`, [field]),
};
