import { runSteps, type Step } from './steps';

const step = (name: string, program: string): Step => ({ name, command: [process.execPath, '-e', program] });

describe('guards that run beside each other', () => {
  let shown: string[];
  beforeEach(() => {
    shown = [];
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => shown.push(String(text)) > 0);
  });
  afterEach(() => jest.restoreAllMocks());

  it('all pass, each with its own output in one piece', async () => {
    const said = (word: string) => `console.log('${word} 1'); setTimeout(() => console.error('${word} 2'), 50)`;
    expect(await runSteps([step('first', said('a')), step('second', said('b'))], { lanes: 2 })).toEqual([]);
    expect(shown.join('')).toMatch(/== first\na 1\na 2\n== first: ok/);
    expect(shown.join('')).toMatch(/== second\nb 1\nb 2\n== second: ok/);
  });

  it('name the one that fails and begin no further one', async () => {
    const steps = [step('bad', 'process.exit(3)'), step('never', "console.log('begun')")];
    expect(await runSteps(steps, { lanes: 1 })).toEqual(['bad']);
    expect(shown.join('')).toContain('== bad: failed');
    expect(shown.join('')).not.toContain('never');
  });

  it('all run where every failure is to be told', async () => {
    const steps = [step('bad', 'process.exit(3)'), step('good', "console.log('begun')")];
    expect(await runSteps(steps, { lanes: 1, endsAtFailure: false })).toEqual(['bad']);
    expect(shown.join('')).toContain('== good: ok');
  });
});
