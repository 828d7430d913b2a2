/** A failure that the caller is told about in the platform's error body (contract section 4). */
export class Fault extends Error {
  constructor(
    readonly status: number,
    readonly errorCode: string,
    readonly errorKey: string,
    message: string,
    readonly parameters: readonly string[] = [],
  ) {
    super(message);
    this.name = 'Fault';
  }
}

/** One entry of the error body as sent. */
export interface WireError {
  errorKey: string;
  errorCode: string;
  errorMessage: string;
  /** Comma-separated substitution values, empty when there are none. */
  errorParameters: string;
}

/** The error body of the transaction service. */
export interface WireErrors {
  errors: WireError[];
}

/** Error body of a fault. */
export function faultBody(fault: Fault): WireErrors {
  return {
    errors: [
      {
        errorKey: fault.errorKey,
        errorCode: fault.errorCode,
        errorMessage: fault.message,
        errorParameters: fault.parameters.join(','),
      },
    ],
  };
}

/** 400: a parameter is missing or wrong; the parameter names the field. */
export function invalidInput(field: string, message = `The value of ${field} is missing or not valid.`): Fault {
  return new Fault(400, 'CWXFR0226E', '_ERR_INVALID_INPUT', message, [field]);
}

/** 404: the addressed resource does not exist. */
export function notFound(what: string): Fault {
  return new Fault(404, 'CWXFR0258E', '_ERR_NOT_FOUND', `${what} does not exist.`, [what]);
}

/** 400: an id is not known to the store (documented as CMN0411E). */
export function unknownId(id: string): Fault {
  return new Fault(400, 'CMN0411E', '_ERR_FINDER_EXCEPTION', `No record has the id ${id}.`, [id]);
}

/** 500: anything unforeseen; details stay in the log. */
export function internalError(): Fault {
  return new Fault(500, 'CWXFR0230E', 'ERR_INTERNAL_SERVER_ERROR', 'The request could not be completed.');
}
