const RULES = {
  '.shown': true,
  '.other': false,
  'section .shown': true,
  'nav > .shown': false,
  'p.shown': true,
  'div.shown': false,
  p: true,
  DIV: false,
  '.other, .shown': true,
  '.shown[data-tone="quiet, loud"]': true,
  '.shown:not(.other)': true,
  '.shown:not(.second)': false,
  ':is(.other, .second)': true,
  '.sho': false,
  '.shown.second': true,
  '.shown.third': false,
  '[data-tone]': true,
  '*': true,
} as const;

it('takes from a style sheet exactly the rules whose selector fits', () => {
  document.body.innerHTML = '<section><p class="shown\n second" data-tone="quiet, loud">Text</p></section>';
  const element = document.querySelector('p');
  if (!element) throw new Error('There is no element');
  const taken = Object.keys(RULES).map((selector) => {
    const sheet = document.createElement('style');
    sheet.textContent = `${selector} { visibility: hidden }`;
    document.head.append(sheet);
    const isTaken = getComputedStyle(element).visibility === 'hidden';
    sheet.remove();
    return [selector, isTaken];
  });
  expect(taken).toEqual(Object.entries(RULES));
});
