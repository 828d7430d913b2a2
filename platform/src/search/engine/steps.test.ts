import { runStepsInSlices, type Steps } from './steps';

describe('a long piece of work', () => {
  it('lets the event loop turn after every slice', async () => {
    const events: string[] = [];
    function* work(): Steps<string> {
      for (const step of ['first', 'second', 'third']) {
        events.push(step);
        setImmediate(() => events.push(`turn after ${step}`));
        yield;
      }
      return 'done';
    }
    // A slice of no length ends after each step.
    expect(await runStepsInSlices(work(), 0)).toBe('done');
    expect(events).toEqual(['first', 'turn after first', 'second', 'turn after second', 'third', 'turn after third']);
  });
});
