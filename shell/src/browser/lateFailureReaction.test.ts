/** @jest-environment jsdom */
import { fakeBus, quiet } from '@sightline/shared-lib/testing';

import { lateFailureReaction } from './lateFailureReaction';

function options() {
  const shown: string[] = [];
  const toasts = { show: ({ message }: { message: string }) => void shown.push(message) };
  const bus = fakeBus();
  const showCourtesy = jest.fn();
  return { shown, bus, options: { toasts, bus, t: (key: string) => key, showCourtesy } as never };
}

describe('the reaction to a failure', () => {
  afterEach(() => jest.resetModules());

  it('comes with the first failure, and keeps count of what it has told [ERR-01] [ERR-02]', async () => {
    const { shown, bus, options: given } = options();
    const react = lateFailureReaction(given);
    const failure = { status: 500, errorCode: 'X', errorKey: '', url: '/a', category: 'other', errorParameters: [] };
    const error = () => Object.assign(new Error('500'), { failure: { ...failure } });
    react(error());
    react(error());
    await quiet();
    expect(bus.events.map(({ name }) => name)).toEqual(['serverError', 'serverError']);
    expect(shown).toEqual(['SessionError.GenericTitle']);
  });

  it('is that the connection is lost where its code cannot be had [ERR-01]', async () => {
    jest.doMock('./failureReaction', () => {
      throw new Error('no such file');
    });
    const { shown, options: given } = options();
    lateFailureReaction(given)(new Error('a chunk is missing'));
    await quiet();
    expect(shown).toEqual(['Shell.Offline']);
  });
});
