import { pdfText } from '../testing/documents/pdfText';
import { drawPaper, printable } from './paper';

const drawn = (lines: readonly string[]) =>
  drawPaper('Invoice 1', 56, (paper) => {
    for (const line of lines) paper.text(printable(line));
  });

it('writes names of all countries with Latin letters so that they are found and copied [ORD-04]', async () => {
  const lines = ['Łukasz Žižek Őry', 'Þórður Ğüneş Ştefan Țară', 'Straße 1.253,18 €', 'firma ffi'];
  expect((await pdfText(await drawn(lines))).split('\n')).toEqual(lines);
});

it('shows a letter that its typeface lacks without accents, and narrow spaces as spaces [ORD-04]', async () => {
  const lines = ['Nguyễn Ĝusto', 'Zoe\u0308 42,50\u202f€'];
  expect((await pdfText(await drawn(lines))).split('\n')).toEqual(['Nguyen Gusto', 'Zoë 42,50\u00a0€']);
});

it('stays small: only the letters used come along [ORD-04]', async () => {
  expect((await drawn(['Łukasz Žižek Őry'])).length).toBeLessThan(8000);
});
