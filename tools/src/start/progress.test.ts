import { reportFilling } from './fillingReport';
import { createProgress } from './progress';

function outputTo(isTTY: boolean) {
  const written: string[] = [];
  return { written, output: { isTTY, write: (text: string) => written.push(text) } };
}

const seed = (message: string) => JSON.stringify({ level: 40, seed: message, msg: 'filling the empty database' });

describe('progress of a start', () => {
  it('shows a step of filling on the last line of a terminal and takes it away in the end [PLAT-05]', () => {
    const { written, output } = outputTo(true);
    let now = 0;
    const filling = reportFilling(createProgress(output), () => now);
    filling.heard(seed('catalogue: 3998 products'));
    filling.heard(seed('branches: 3000 branches'));
    now = 21_400;
    filling.done();
    expect(written.join('')).toBe(
      'Filling the database (once)\n  catalogue: 3998 products\r\u001B[K  branches: 3000 branches\r\u001B[K  database: filled in 21.4 s\n',
    );
  });

  it('keeps the moving line below a line that stays', () => {
    const { written, output } = outputTo(true);
    const progress = createProgress(output);
    progress.now('filling');
    progress.say('built');
    expect(written.join('')).toBe('filling\r\u001B[Kbuilt\nfilling');
  });

  it('writes each step once where nothing can be written anew', () => {
    const { written, output } = outputTo(false);
    const filling = reportFilling(createProgress(output), () => 0);
    filling.heard(seed('catalogue: 3998 products'));
    filling.heard(seed('branches: 3000 branches'));
    filling.done();
    expect(written).toEqual(['Filling the database (once)\n', '  database: filled in 0.0 s\n']);
  });

  it('says nothing of other lines of a log, nor of a database that is full', () => {
    const { written, output } = outputTo(false);
    const filling = reportFilling(createProgress(output));
    filling.heard('{"level":40,"msg":"set GATEWAY_SECRET"}');
    filling.heard('not JSON');
    filling.done();
    expect(written).toEqual([]);
  });
});
