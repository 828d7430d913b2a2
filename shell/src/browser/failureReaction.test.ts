/** @jest-environment jsdom */

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
      url: '/x?of=somebody',
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
  const signIn = jest.fn();
  const react = createFailureReaction({
    toasts: { show },
    bus,
    t: (key, values) => (values ? `${key} ${JSON.stringify(values)}` : key),
    showCourtesy,
    signIn,
    now: () => clock,
  });
  return { react, show, showCourtesy, signIn, events, pass: (ms: number) => (clock += ms) };
}

describe('reacting to failures', () => {
  it('shows the courtesy page when a call finds the shop under maintenance, and no message [SITE-14]', () => {
    const { react, show, showCourtesy, events } = setUp();
    react(failed({ status: 418, category: 'maintenance' }), true);
    expect(showCourtesy).toHaveBeenCalledTimes(1);
    expect(show).not.toHaveBeenCalled();
    expect(events).toMatchObject([{ status: 418 }]);
  });

  it('does not tell a guest of signing in elsewhere [AUTH-10]', () => {
    const { react, show, signIn, pass } = setUp();
    react(failed({ status: 401, category: 'invalid' }), true, true);
    expect(show).toHaveBeenLastCalledWith({ tone: 'bad', message: 'SessionError.InvalidTitle' });
    pass(1000);
    react(failed({ status: 401, category: 'invalid' }), true);
    expect(show).toHaveBeenLastCalledWith({
      tone: 'bad',
      message: 'SessionError.InvalidTitle SessionError.InvalidMsgB2C',
      action: { label: 'Shell.SignInOrRegister', run: expect.any(Function) },
    });
    show.mock.lastCall[0].action.run();
    expect(signIn).toHaveBeenCalledTimes(1);
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

  it('tells of a failed call once, whoever reports it again [ERR-01] [ERR-02]', () => {
    const { react, show, events, pass } = setUp();
    const refused = failed({ status: 400 });
    react(refused, true);
    pass(2000);
    react(refused);
    expect(show).not.toHaveBeenCalled();
    expect(events).toHaveLength(1);
    react(failed({ status: 400 }));
    expect(show).toHaveBeenCalledTimes(1);
    expect(events).toHaveLength(2);
  });

  it.each(['expired', 'invalid', 'reset'] as const)(
    'tells of a session that is %s whatever the call asked for [AUTH-10] [ERR-02]',
    (category) => {
      const { react, show } = setUp();
      react(failed({ status: 401, category, url: '/wcs/resources/store/1/cart/assigned_promotion_code' }), true);
      expect(show).toHaveBeenCalledTimes(1);
    },
  );

  it('tells how long to wait, and what is full, whatever the call asked for [PLAT-08]', () => {
    const { react, show, pass } = setUp();
    const words: unknown[] = [];
    show.mockImplementation(({ message }: { message: string }) => words.push(message));
    const cases: Partial<PlatformFailure>[] = [
      { status: 429, category: 'throttled', errorParameters: ['12'] },
      { status: 429, category: 'throttled' },
      { status: 400, errorKey: '_ERR_LIMIT_EXCEEDED', errorParameters: ['cartLines,100'] },
      { status: 400, errorKey: '_ERR_LIMIT_EXCEEDED', errorParameters: ['drawers,9'] },
    ];
    for (const failure of cases) {
      react(failed(failure), true);
      pass(1000);
    }
    expect(words).toEqual([
      'Shell.TooMany.Calls {"seconds":12}',
      'Shell.TooMany.Calls {"seconds":10}',
      'Shell.Full.cartLines {"count":"100"}',
      'Shell.Full.other {"count":"9"}',
    ]);
  });

  it.each<[string, Partial<PlatformFailure>, boolean]>([
    ['404 answers', { status: 404 }, false],
    ['answers below 500 with the skip flag', { status: 400 }, true],
    ['promotion codes', { status: 400, url: '/wcs/resources/store/1/cart/assigned_promotion_code' }, false],
    [
      'a pause in signing in',
      { status: 429, category: 'throttled', url: '/wcs/resources/store/1/loginidentity' },
      true,
    ],
    ['suggestions asked for too often', { status: 429, category: 'throttled', url: '/1/indexes/*/queries' }, true],
    ['ended sessions', { status: 401, url: '/wcs/resources/store/1/guestidentity/@self' }, false],
  ])('keeps %s silent, yet reports them [ERR-02]', (_name, failure, skip) => {
    const { react, show, events } = setUp();
    react(failed(failure), skip);
    expect(show).not.toHaveBeenCalled();
    expect(events).toHaveLength(1);
  });

  it.each<[PlatformFailure['category'], string]>([
    ['expired', 'SessionError.TimeoutTitle SessionError.TimeoutMsg'],
    ['invalid', 'SessionError.InvalidTitle SessionError.InvalidMsgB2C'],
    ['reset', 'reset.title reset.errorMsg'],
    ['partial', 'SessionError.GenericTitle SessionError.PartialAuthError'],
    ['timeout', 'SessionError.GenericTitle'],
    ['other', 'SessionError.GenericTitle'],
    ['network', 'Shell.NetworkError {"url":"/x"}'],
  ])('tells of a failure that is %s in its own words [AUTH-10] [ERR-02] [SITE-15]', (category, message) => {
    const { react, show } = setUp();
    react(failed({ category }));
    expect(show).toHaveBeenCalledWith(expect.objectContaining({ tone: 'bad', message }));
    const offers = category === 'expired' || category === 'invalid';
    expect(Boolean(show.mock.lastCall[0].action)).toBe(offers);
  });

  it('reports a failure that nothing answered as status 500 [ERR-01]', () => {
    const { react, events } = setUp();
    react(failed({ status: 0, category: 'network' }));
    expect(events[0]).toEqual({ source: 'server', status: 500, errorCode: '', errorKey: '' });
  });
});
