import { logFailure } from '../../domain/log';
import { failureOf } from './platformError';

/** Logs why a call failed and passes the failure on (ERR-04); for `catch`. */
export const logAndThrow =
  (name: Parameters<typeof logFailure>[0]) =>
  (error: unknown): never => {
    logFailure(name, failureOf(error));
    throw error;
  };
