import { Fault } from '../../kernel';

/** Expected failures of person calls (section 4.5). */
export const personFaults = {
  nickNameTaken: (nickName: string) =>
    new Fault(400, '5040', '_ERR_NICKNAME_ALREDY_EXIST', 'There is an address with that nickname.', [nickName]),
  noContact: (what: string) => new Fault(404, 'CWXFR0258E', '_ERR_NOT_FOUND', 'There is no such address.', [what]),
  noCard: (cardId: string) => new Fault(404, 'CWXFR0258E', '_ERR_NOT_FOUND', 'There is no such card.', [cardId]),
  noDevice: (deviceId: string) =>
    new Fault(404, 'CWXFR0258E', '_ERR_NOT_FOUND', 'There is no such session.', [deviceId]),
  noOrder: (orderId: string) => new Fault(404, 'CWXFR0258E', '_ERR_NOT_FOUND', 'There is no such order.', [orderId]),
  wrongCode: (field: string) =>
    new Fault(400, '2190', '_ERR_CMD_INVALID_PARAM', 'The validation code is not right.', [field]),
  codeExpired: (field: string) =>
    new Fault(400, '2190', '_ERR_VALIDATION_CODE_EXPIRED', 'The validation code has expired. Ask for a new one.', [
      field,
    ]),
  wrongCurrentPassword: () =>
    new Fault(400, '2030', '_ERR_AUTHENTICATION_ERROR', 'The current password is not right.', [
      'xcred_logonPasswordOld',
    ]),
};
