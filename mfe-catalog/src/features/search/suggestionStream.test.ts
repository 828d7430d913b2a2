import { of, Subject } from 'rxjs';

import { calling, NO_SUGGESTIONS, suggestionsFor } from './suggestionStream';
import type { SuggestionAnswer } from './suggestionStream';

const answerTo = (term: string): SuggestionAnswer => ({ term, suggested: NO_SUGGESTIONS, failed: false });

/** A field that is typed into by hand, and what the index was asked and said. */
function aField(ask = (term: string) => of(answerTo(term))) {
  const terms = new Subject<string>();
  const asked: string[] = [];
  const said: string[] = [];
  const listening = suggestionsFor(terms, (term) => {
    asked.push(term);
    return ask(term);
  }).subscribe(({ term }) => said.push(term));
  return { terms, asked, said, listening };
}

describe('suggestions while typing', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('answer the first letter at once and a burst when it pauses [SRCH-01]', () => {
    const { terms, asked } = aField();
    terms.next('');
    jest.advanceTimersByTime(1000);
    terms.next('a');
    jest.advanceTimersByTime(1);
    expect(asked).toEqual(['a']);
    for (const term of ['av', 'avi', 'avia']) {
      jest.advanceTimersByTime(100);
      terms.next(term);
    }
    jest.advanceTimersByTime(149);
    expect(asked).toEqual(['a']);
    jest.advanceTimersByTime(1);
    expect(asked).toEqual(['a', 'avia']);
  });

  it('call off the question before, whose answer then never shows [SRCH-01]', () => {
    const signals: AbortSignal[] = [];
    const never = () =>
      calling<SuggestionAnswer>((signal) => {
        signals.push(signal);
        return new Promise(() => undefined);
      });
    const { terms, listening } = aField(never);
    terms.next('a');
    jest.advanceTimersByTime(1000);
    terms.next('b');
    jest.advanceTimersByTime(1000);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    listening.unsubscribe();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('ask nothing about an empty field [SRCH-01]', () => {
    const { terms, asked, said } = aField();
    terms.next('');
    jest.advanceTimersByTime(1000);
    expect(asked).toEqual([]);
    expect(said).toEqual(['']);
  });
});
