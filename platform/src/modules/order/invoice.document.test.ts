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
  const lines = (await pdfText(await renderInvoice(order, '-2', []))).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining(['Łukasz Žižek Őry', 'Świętokrzyska 12', 'Livrée à', 'Date\u00a0: 18 novembre 2026']),
  );
  expect(lines.join()).toContain('Łódź');
  expect(lines.filter((line) => line.includes('\ufffd'))).toEqual([]);
});

it('writes the address as its country does, the number in groups, and how it was paid [ORD-04]', async () => {
  const order = anOrder([aLine({ partNumber: '2960000000708' })], { status: 'M', orderId: '10400001' });
  const paid = [
    { method: 'VISA', digits: '1111' },
    { method: 'COD', digits: '' },
  ];
  const lines = (await pdfText(await renderInvoice(order, '-1', paid))).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'Order: 10\u00a0400\u00a0001',
      'Avon, CT 06001',
      'United States',
      '1 × Marlowe',
      'Article: 2960000000708',
      'Payment: Visa ending in 1111, Cash on delivery',
    ]),
  );
});

it('names who sold it, under which tax number, and that it is a sample [ORD-04]', async () => {
  const german = anOrder([aLine()], { status: 'M', storeId: '10804' });
  const lines = (await pdfText(await renderInvoice(german, '-3', []))).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'Sightline S.r.l., Via della Dimostrazione 4, 32100 Belluno BL, Italien',
      'USt-IdNr.: IT00000000000',
      'Sightline ist ein erfundenes Unternehmen; diese Rechnung ist ein Muster.',
    ]),
  );
  const american = await pdfText(await renderInvoice(anOrder([aLine()], { status: 'M' }), '-1', []));
  expect(american).toContain('Sightline Inc., 400 Demonstration Road, Columbus, OH 43215, United States');
  expect(american).not.toContain('VAT number');
});
