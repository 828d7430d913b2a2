import { withoutStacks } from './withoutStacks';

const hasFrames = (error: Error): boolean => /\n\s+at /.test(error.stack ?? '');

describe('code that makes its errors before it needs them', () => {
  it('makes them without stacks, and errors after it have theirs', async () => {
    const made = await withoutStacks(async () => new Error('kept for later'));
    expect(hasFrames(made)).toBe(false);
    expect(hasFrames(new Error('of somebody else'))).toBe(true);
  });

  it('gives stacks back when that code fails', async () => {
    await expect(withoutStacks(() => Promise.reject(new Error('lost file')))).rejects.toThrow('lost file');
    expect(hasFrames(new Error('of somebody else'))).toBe(true);
  });
});
