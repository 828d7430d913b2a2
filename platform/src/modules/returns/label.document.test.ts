import { anAddress, aLine, anOrder } from '../../testing/anOrder';
import { pdfText } from '../../testing/documents/pdfText';
import { renderLabel } from './label.document';

it('names its sender in the letters of any country [RET-02]', async () => {
  const address = anAddress({ firstName: 'Łukasz', lastName: 'Žižek Őry', city: 'Łódź' });
  const found = {
    rma_id: 'RMA-7',
    store_id: '10801',
    locale: 'fr-fr',
    label_type: 'PDF',
    tracking_number: '1Z-7',
  } as const;
  const lines = (await pdfText(await renderLabel(found, anOrder([aLine({ address })])))).split('\n');
  expect(lines).toEqual(expect.arrayContaining(['Retour RMA-7', 'Łukasz Žižek Őry', '06001 Łódź CT', '1Z-7']));
});
