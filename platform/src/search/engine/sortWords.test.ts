import { sortWords } from './sortWords';
import { runSteps } from './steps';

it('sorts like a plain sort, over several runs, step by step', () => {
  const words = Array.from({ length: 10_000 }, (_, place) => String((place * 7919) % 10_007));
  expect(runSteps(sortWords(words))).toEqual(words.toSorted());
  expect([...sortWords(words)].length).toBeGreaterThan(2);
  expect(runSteps(sortWords([]))).toEqual([]);
});
