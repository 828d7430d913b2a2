import { limitReached } from '.';

describe('a limit that is reached', () => {
  it('is a conflict that names what is full and how many there may be [PLAT-08]', () => {
    expect(limitReached('addresses')).toMatchObject({
      status: 409,
      errorCode: 'CWXFR0260E',
      errorKey: '_ERR_LIMIT_EXCEEDED',
      message: 'There may be at most 50 of addresses.',
      parameters: ['addresses', '50'],
    });
  });
});
