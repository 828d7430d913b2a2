import { openSuggestions } from './placeSuggestions';

/** A field that is typed into by hand, with a look-up that answers when it is told to. */
function aField() {
  const asked: string[] = [];
  const shown: (readonly string[])[] = [];
  const answers = new Map<string, (names: readonly string[] | Error) => void>();
  const ask = (text: string) => {
    asked.push(text);
    return new Promise<readonly string[]>((resolve, reject) => {
      answers.set(text, (names) => (names instanceof Error ? reject(names) : resolve(names)));
    });
  };
  const source = openSuggestions(ask, (names) => shown.push(names));
  const answer = async (text: string, names: readonly string[] | Error) => {
    answers.get(text)?.(names);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { source, asked, shown, answer };
}

describe('suggestions of places', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('ask once a pause, and nothing about one letter [STOR-01]', () => {
    const { source, asked } = aField();
    for (const text of ['M', 'Mi', 'Mil', ' Mil ', 'Mila']) {
      source.type(text);
      jest.advanceTimersByTime(60);
    }
    jest.advanceTimersByTime(90);
    expect(asked).toEqual(['Mila']);
  });

  it('never show an answer to a text that another has followed, and none twice [STOR-01]', async () => {
    const { source, shown, answer } = aField();
    source.type('Mil');
    jest.advanceTimersByTime(150);
    source.type('Tor');
    jest.advanceTimersByTime(150);
    await answer('Tor', ['Torino', 'Tortona', 'Torino']);
    await answer('Mil', ['Milano']);
    expect(shown).toEqual([['Torino', 'Tortona']]);
    source.type('');
    expect(shown.at(-1)).toEqual([]);
  });

  it('go on after a question that failed, and end with their field [STOR-01]', async () => {
    const { source, asked, shown, answer } = aField();
    source.type('Mil');
    jest.advanceTimersByTime(150);
    await answer('Mil', new Error('no network'));
    source.type('Mila');
    jest.advanceTimersByTime(150);
    await answer('Mila', ['Milano']);
    expect(shown).toEqual([[], ['Milano']]);
    source.type('Milan');
    source.close();
    jest.advanceTimersByTime(150);
    expect(asked).toEqual(['Mil', 'Mila']);
  });
});
