import { pino } from 'pino';

import { createCrashReaction } from './crashes';

function reaction() {
  const health = { failed: jest.fn() };
  const end = jest.fn();
  return { health, end, react: createCrashReaction({ health, end, log: pino({ level: 'silent' }) }) };
}

function thrownIn(file: string): Error {
  const error = new Error('later');
  error.stack = `Error: later\n    at Timeout._onTimeout (${file}:50545:49)\n    at listOnTimeout (node:internal/timers:581:17)`;
  return error;
}

describe('an error that nobody waits for', () => {
  it('of a remote is counted for its release, and the shell continues [FED-03] [FED-07]', () => {
    const { health, end, react } = reaction();
    react(thrownIn('mfe-catalog@b26957057489/server/server.cjs'));
    expect(health.failed).toHaveBeenCalledWith('mfe-catalog', 'b26957057489');
    expect(end).not.toHaveBeenCalled();
  });

  it.each([thrownIn('/shop/shell/dist/server/server.cjs'), thrownIn('unknown@b26957057489/server/server.cjs'), 'x'])(
    'of anything else ends the shell',
    (error) => {
      const { health, end, react } = reaction();
      react(error);
      expect(end).toHaveBeenCalledWith(1);
      expect(health.failed).not.toHaveBeenCalled();
    },
  );
});
