import { drawnWidth } from '.';

it.each([
  [1, 200],
  [200, 200],
  [201, 400],
  [444, 600],
  [640, 800],
  [1200, 1200],
  [1201, 2000],
  [4000, 2000],
])('a picture that is shown %i pixels wide is drawn %i wide', (asked, drawn) => {
  expect(drawnWidth(asked)).toBe(drawn);
});
