import { createLimiter, TooManyRequests } from './limiter';
import { readLimits } from './limits';

const limits = readLimits('signInsOfName=1/60,checkoutsOfShopper=1/60,guests=12/240');
const from = (ip: string, wctoken?: string) => ({ ip, headers: wctoken === undefined ? {} : { wctoken } });
const limiter = () => createLimiter(limits, () => 0);
const passes = (count: () => void): boolean => {
  try {
    count();
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
};

describe('whose requests are counted together [PLAT-08]', () => {
  it('are those of one name, however it is written, from wherever', () => {
    const { count } = limiter();
    const signIn = (name: string | undefined, ip = '203.0.113.7') =>
      passes(() => count('signInsOfName', from(ip), name));
    expect([signIn('Ann@mail.example'), signIn(' ann@MAIL.example ', '203.0.113.8'), signIn('bob')]).toEqual([
      true,
      false,
      true,
    ]);
    // Who names nobody is counted by nothing but the address.
    expect([signIn(''), signIn(' '), signIn(undefined), signIn(undefined)]).toEqual([true, true, true, true]);
  });

  it('are those of one whole token, and none without one', () => {
    const { count } = limiter();
    const order = (token?: string) => passes(() => count('checkoutsOfShopper', from('203.0.113.7', token)));
    expect([order('15006%2Cone'), order('15006%2Cone'), order('15006%2Ctwo')]).toEqual([true, false, true]);
    expect([order(), order(), order(''), order('')]).toEqual([true, true, true, true]);
  });

  it('are those of one address for one limit, up to what the table says', () => {
    const { count } = limiter();
    const guest = (ip: string) => passes(() => count('guests', from(ip)));
    expect(Array.from({ length: 13 }, () => guest('203.0.113.7')).filter(Boolean)).toHaveLength(12);
    expect([guest('203.0.113.8'), passes(() => count('searches', from('203.0.113.7')))]).toEqual([true, true]);
  });

  it('are nobody’s where limits are switched off', () => {
    const { count } = createLimiter(null);
    expect(Array.from({ length: 50 }, () => passes(() => count('failureReports', from('203.0.113.7'))))).not.toContain(
      false,
    );
  });

  it('are told what they asked too much of, and for how long', () => {
    const { count } = limiter();
    const sign = () => count('signInsOfName', from('203.0.113.7'), 'ann');
    sign();
    expect(sign).toThrow(
      expect.objectContaining({
        limit: 'signInsOfName',
        seconds: 1,
        message: 'Too many signInsOfName: wait 1 seconds.',
      }),
    );
  });
});
