import { Fault } from '../../kernel';

/** Refusals of returns (contract 28). */
export const returnErrors = {
  notFound: (rmaId: string) =>
    new Fault(404, 'CWXFR0258E', '_ERR_RMA_NOT_FOUND', 'The return does not exist.', [rmaId]),
  itemNotFound: (orderItemId: string) =>
    new Fault(404, 'CWXFR0258E', '_ERR_RMA_NOT_FOUND', 'The line is in no return.', [orderItemId]),
  /** The parameter says why: `status`, `window`, `date`, `line`, `quantity` or `exchange`. */
  notEligible: (why: 'status' | 'window' | 'date' | 'line' | 'quantity' | 'exchange', subject: string) =>
    new Fault(409, '1610', 'RMA_NOT_ELIGIBLE', 'This cannot be sent back.', [why, subject]),
  exists: (orderItemId: string) =>
    new Fault(409, '1611', 'RMA_ALREADY_EXISTS', 'The line is in another return.', [orderItemId]),
  wrongStatus: (rmaId: string) => new Fault(409, '1612', 'RMA_WRONG_STATUS', 'The return is past that step.', [rmaId]),
  wrongCheck: () => new Fault(403, 'CMN1501E', '_ERR_USER_AUTHORITY', 'The label has another key.'),
  notCovered: (rmaId: string) =>
    new Fault(409, '1520', '_ERR_REFUND_NOT_COVERED', 'That much was not received, or is paid back already.', [rmaId]),
} as const;
