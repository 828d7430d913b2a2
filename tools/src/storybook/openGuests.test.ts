import { openGuests } from './openGuests';

const never = new Promise<unknown>(() => undefined);

describe('the Storybooks that are composed into one', () => {
  it('are opened one after the other, each when the one before answers [FED-06]', async () => {
    const seen: string[] = [];
    const asked = new Map<string, number>();
    const addresses = await openGuests(['shell', 'mfe-catalog'], {
      start: (slice, place) => {
        seen.push(`start ${slice}`);
        return { url: `http://localhost:${6007 + place}`, ended: never };
      },
      answers: async (url) => {
        asked.set(url, (asked.get(url) ?? 0) + 1);
        return (asked.get(url) ?? 0) > 2;
      },
      say: (text) => seen.push(text),
      pause: 1,
    });
    expect(seen).toEqual([
      'start shell',
      'The Storybook of shell is open.',
      'start mfe-catalog',
      'The Storybook of mfe-catalog is open.',
    ]);
    expect(addresses).toEqual({
      shell: { title: 'shell', url: 'http://localhost:6007' },
      'mfe-catalog': { title: 'mfe-catalog', url: 'http://localhost:6008' },
    });
  });

  it('do without one that ends or never answers, and say so [FED-06]', async () => {
    const said: string[] = [];
    const addresses = await openGuests(['shell', 'mfe-account', 'mfe-catalog'], {
      start: (slice) => ({ url: slice, ended: slice === 'shell' ? Promise.reject(new Error('ended')) : never }),
      answers: async (url) => url === 'mfe-catalog',
      say: (text) => said.push(text),
      pause: 1,
      limit: 5,
    });
    expect(Object.keys(addresses)).toEqual(['mfe-catalog']);
    expect(said.filter((text) => text.includes('does not open'))).toEqual([
      'The Storybook of shell does not open: its stories are missing, the others follow.',
      'The Storybook of mfe-account does not open: its stories are missing, the others follow.',
    ]);
  });

  it('say when one ends later [FED-06]', async () => {
    const said: string[] = [];
    const ends: (() => void)[] = [];
    await openGuests(['shell'], {
      start: () => ({ url: 'shell', ended: new Promise<void>((resolve) => ends.push(resolve)) }),
      answers: async () => true,
      say: (text) => said.push(text),
    });
    ends.forEach((end) => end());
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(said).toContain('The Storybook of shell has ended: its stories are gone, the others stay.');
  });
});
