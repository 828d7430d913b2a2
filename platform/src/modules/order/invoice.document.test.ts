import { anAddress, aLine, anOrder } from '../../testing/anOrder';
import { pdfText } from '../../testing/documents/pdfText';
import { renderInvoice } from './invoice.document';

it('names people and towns of every country in their own letters [ORD-04]', async () => {
  const address = anAddress({
    firstName: 'Łukasz',
    lastName: 'Žižek Őry',
    addressLine: ['Świętokrzyska 12'],
    city: 'Łódź',
  });
  const order = anOrder([aLine({ address })], { status: 'M', placedAt: new Date('2026-11-18T10:00:00Z') });
  const lines = (await pdfText(await renderInvoice(order, '-2'))).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining(['Łukasz Žižek Őry', 'Świętokrzyska 12', 'Livrée à', 'Date\u00a0: 18 novembre 2026']),
  );
  expect(lines.join()).toContain('Łódź');
  expect(lines.filter((line) => line.includes('\ufffd'))).toEqual([]);
});
