import { downloadInvoice } from '../order';
import { uploadRxFileForLines } from '../prescription';
import { answeringClient } from '../../testing';

describe('files', () => {
  it('fail when there is no file in the answer [ORD-04]', async () => {
    await expect(downloadInvoice(answeringClient({ message: 'none' }), { orderId: '1' })).rejects.toMatchObject({
      failure: { errorKey: 'UNREADABLE_ANSWER' },
    });
    await expect(downloadInvoice(answeringClient(new Blob([])), { orderId: '1' })).rejects.toThrow('no file');
  });

  it('go up with their text fields first [RX-03]', async () => {
    const client = answeringClient({ results: [] });
    const file = new Blob(['%PDF-'], { type: 'application/pdf' });
    const patient = { firstName: 'Ann', lastName: 'Doe', dateOfBirth: '1980-02-29' };
    await uploadRxFileForLines(client, {
      file,
      fileName: 'rx.pdf',
      orderId: '1',
      orderItemIds: ['2', '3'],
      patient,
    });
    const form = client.calls[0]?.body as FormData;
    expect([...form.keys()]).toEqual(['orderId', 'orderItemIds', 'firstName', 'lastName', 'dateOfBirth', 'file']);
    expect(form.get('orderItemIds')).toBe('["2","3"]');
  });
});
