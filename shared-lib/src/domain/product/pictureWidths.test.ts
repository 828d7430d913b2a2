import { drawnWidth } from '.';

it.each([
  [1, 200],
  [200, 200],
  [201, 400],
  [640, 800],
  [1200, 1200],
  [4000, 1200],
])('a picture that is shown %i pixels wide is drawn %i wide', (asked, drawn) => {
  expect(drawnWidth(asked)).toBe(drawn);
});
