import { Fault } from '../../kernel';

/** Input failures of payer authentication; refusals come as codes in a normal answer (contract 21). */
export const payerAuthenticationErrors = {
  notACard: (piId: string) =>
    new Fault(400, '1410', '_ERR_INVALID_INPUT', 'This payment needs no authentication.', ['piId', piId]),
  token: () =>
    new Fault(400, '1310', 'TOKEN_VALIDATION_FAILURE', 'The card has to be entered again.', ['paymentToken']),
} as const;
