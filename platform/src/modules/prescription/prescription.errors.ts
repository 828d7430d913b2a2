import type { LensRefusal } from '@sightline/shared-lib/domain/lens';

import { Fault } from '../../kernel';

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
  noFileStored: (fileId: string) =>
    new Fault(404, 'CWXFR0258E', '_ERR_NOT_FOUND', 'There is no such prescription file.', [fileId]),
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
    new Fault(
      409,
      'RX_EXPIRED',
      'RX_EXPIRED',
      'The prescription has expired; confirm that its values are still right.',
      [validUntil],
    ),
  needed: (field: string, why: string) =>
    new Fault(400, 'CWXFR0226E', '_ERR_INVALID_INPUT', `${field} is needed ${why}.`, [field]),
};
