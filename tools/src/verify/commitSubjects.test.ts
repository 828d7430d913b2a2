import { longSubjects } from './commitSubjects';

describe('the guard of commit subjects', () => {
  it('names commits whose subject does not fit into a line of the log', () => {
    const fits = `aaaaaaa ${'x'.repeat(72)}`;
    const tooLong = `bbbbbbb ${'x'.repeat(73)}`;
    expect(longSubjects(`${fits}\n${tooLong}\n`)).toEqual([tooLong]);
  });
});
