import { Fault } from '../../kernel';

/** Expected failures of questions to prescribers. No message repeats who is asked about whom. */
export const prescriberFaults = {
  notAsked: (orderId: string) =>
    new Fault(409, '1531', '_ERR_NO_PRESCRIBER_NEEDED', 'Nothing in this order waits for a prescriber.', [orderId]),
  unreachable: () =>
    new Fault(400, 'CWXFR0226E', '_ERR_INVALID_INPUT', 'A telephone, a fax or an e-mail is needed.', ['telephone']),
  noRequest: (orderId: string) =>
    new Fault(409, '1532', '_ERR_NO_PRESCRIBER', 'This order has no open question to a prescriber.', [orderId]),
};
