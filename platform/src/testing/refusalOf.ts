import type { Fault } from '../kernel';

/** Key and parameters of what a rule throws, in one line; empty when it throws nothing. */
export function refusalOf(rule: () => unknown): string {
  try {
    rule();
    return '';
  } catch (fault) {
    const { errorKey, parameters } = fault as Fault;
    return [errorKey, ...parameters].join(' ');
  }
}
