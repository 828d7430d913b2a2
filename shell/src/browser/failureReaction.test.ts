import type { PlatformFailure, ShellEvents } from '@sightline/shared-lib/contracts';

import { createBus } from './bus';
import { createFailureReaction } from './failureReaction';

const failed = (failure: Partial<PlatformFailure>) =>
  Object.assign(new Error('failed'), {
    failure: {
      status: 500,
      errorCode: '',
      errorKey: '',
      errorMessage: '',
      errorParameters: [],
      category: 'other',
      url: '/x',
      ...failure,
    },
  });

function setUp() {
  let clock = 0;
  const show = jest.fn();
  const bus = createBus();
  const events: ShellEvents['serverError'][] = [];
  bus.on('serverError').subscribe((event) => events.push(event));
  const showCourtesy = jest.fn();
  const react = createFailureReaction({ toasts: { show }, bus, t: (key) => key, showCourtesy, now: () => clock });
  return { react, show, showCourtesy, events, pass: (ms: number) => (clock += ms) };
}

describe('reacting to failures', () => {
  it('shows the courtesy page when a call finds the shop under maintenance, and no message [SITE-14]', () => {
    const { react, show, showCourtesy, events } = setUp();
    react(failed({ status: 418, category: 'maintenance' }), true);
    expect(showCourtesy).toHaveBeenCalledTimes(1);
    expect(show).not.toHaveBeenCalled();
    expect(events).toMatchObject([{ status: 418 }]);
  });

  it('tells the shopper at most once a second [ERR-02]', () => {
    const { react, show, pass } = setUp();
    react(failed({}));
    pass(999);
    react(failed({}));
    expect(show).toHaveBeenCalledTimes(1);
    pass(1);
    react(failed({}));
    expect(show).toHaveBeenCalledTimes(2);
  });

  it.each(['expired', 'invalid', 'reset'] as const)(
    'tells of a session that is %s whatever the call asked for [AUTH-10] [ERR-02]',
    (category) => {
      const { react, show } = setUp();
      react(failed({ status: 401, category, url: '/wcs/resources/store/1/cart/assigned_promotion_code' }), true);
      expect(show).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    ['404 answers', { status: 404 }, false],
    ['answers below 500 with the skip flag', { status: 400 }, true],
    ['promotion codes', { status: 400, url: '/wcs/resources/store/1/cart/assigned_promotion_code' }, false],
    ['ended sessions', { status: 401, url: '/wcs/resources/store/1/guestidentity/@self' }, false],
  ])('keeps %s silent, yet reports them [ERR-02]', (_name, failure, skip) => {
    const { react, show, events } = setUp();
    react(failed(failure), skip);
    expect(show).not.toHaveBeenCalled();
    expect(events).toHaveLength(1);
  });

  it('names session failures by their keys and defaults the status to 500 [AUTH-10] [ERR-01]', () => {
    const { react, show, events } = setUp();
    react(failed({ status: 0, category: 'expired' }));
    expect(show).toHaveBeenCalledWith({ tone: 'bad', message: 'SessionError.TimeoutTitle SessionError.TimeoutMsg' });
    expect(events[0]).toEqual({ source: 'server', status: 500, errorCode: '', errorKey: '' });
  });
});
