import { aSignedInUser, failWith, fakeServices, quiet, type FakeHandlers } from '@sightline/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRemote } from '../../testing/renderRemote';
import { Prescriptions } from './Prescriptions';

const saved = (changes: object = {}) => ({
  prescriptionId: 'p-1',
  nickName: 'Reading',
  firstName: 'Ann',
  lastName: 'Doe',
  issuedOn: '2026-01-15',
  prescriber: 'Dr. Gray',
  SPH: { OD: '-1.25', OS: '+3.75' },
  CYL: { OD: '-0.50', OS: '0.00' },
  AX: { OD: '170', OS: '0' },
  ADD: { OD: '', OS: '' },
  PD: { OD: '31.5', OS: '32' },
  lastUpdate: '2026-02-01T10:00:00.000Z',
  validUntil: '2028-01-15',
  expired: false,
  ...changes,
});
const ofBen = saved({ prescriptionId: 'p-2', nickName: '', firstName: 'Ben', validUntil: '2024-02-28', expired: true });
const ordered = saved({ prescriptionId: 'line-7', nickName: '', orderId: '7307966', issuedOn: '', prescriber: '' });
const paper = { rxFileStorageId: 'f-1', fileName: 'paper.pdf', firstName: 'Ann', createdAt: '2026-02-01T10:00:00Z' };

function show(prescriptions: readonly object[], files: readonly object[] = [], handlers: FakeHandlers = {}) {
  const services = fakeServices({
    user: aSignedInUser(),
    handlers: {
      'GET /store/{storeId}/prescription/@self': () => ({ prescriptions, files }),
      'PUT /store/{storeId}/prescription/@self/{prescriptionId}': {},
      'DELETE /store/{storeId}/prescription/@self/{prescriptionId}': {},
      ...handlers,
    },
  });
  renderRemote(<Prescriptions />, services);
  const sent = (method: string) => services.client.calls.filter((call) => call.method === method);
  return { services, sent, user: userEvent.setup() };
}

describe('the prescriptions of an account', () => {
  it('stand by wearer, with values in the signs of the country and the day they expire [RX-04] [RX-05]', async () => {
    show([saved(), ofBen, ordered]);
    const headings = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
    expect(headings.filter((text) => text?.endsWith(' Doe'))).toEqual(['Ann Doe', 'Ben Doe']);
    const [table] = screen.getAllByRole('table', { name: 'Reading' });
    const [, right, left] = within(table!).getAllByRole('row');
    expect(right).toHaveTextContent(/−1\.25−0\.50170–31\.5\smm$/);
    expect(left).toHaveTextContent(/\+3\.75–––32\smm$/);
    expect(screen.getAllByText('Written Jan 15, 2026 · Dr. Gray')).toHaveLength(2);
    expect(screen.getByText('Expired on Feb 28, 2024')).toBeInTheDocument();
    expect(screen.getAllByText('Valid until Jan 15, 2028')).toHaveLength(2);
  });

  it('tell one distance of both eyes once, and no eye has it for its own [RX-04]', async () => {
    show([saved({ PD: { OD: '66', OS: '66' } })]);
    const [, right, left] = within(await screen.findByRole('table', { name: 'Reading' })).getAllByRole('row');
    expect(within(right!).getByRole('cell', { name: /^66\smm$/ })).toHaveAttribute('rowspan', '2');
    expect(left).not.toHaveTextContent('66');
  });

  it('show prism and base where the paper has them, and no column otherwise [RX-04]', async () => {
    show([
      saved(),
      saved({ prescriptionId: 'p-3', nickName: 'Prism', PRISM: { OD: '1.50', OS: '' }, BASE: { OD: 'in', OS: '' } }),
    ]);
    const table = await screen.findByRole('table', { name: 'Prism' });
    const [, right, left] = within(table).getAllByRole('row');
    expect(right).toHaveTextContent(/1\.5 in/);
    expect(left).toHaveTextContent(/–\s*(PD)?\s*32\smm$/);
    const plain = screen.getByRole('table', { name: 'Reading' });
    expect(within(plain).queryByRole('columnheader', { name: 'Prism' })).not.toBeInTheDocument();
  });

  it('of an order are shown with it and belong to it [RX-04]', async () => {
    show([ordered]);
    expect(await screen.findByRole('heading', { name: /From order/ })).toBeInTheDocument();
    expect(screen.getByText('Entered Feb 1, 2026')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Edit|Remove)/ })).not.toBeInTheDocument();
  });

  it('lead to the frames that lenses are made for [RX-04]', async () => {
    show([saved()]);
    expect(await screen.findByRole('link', { name: 'Use for new lenses: Reading' })).toHaveAttribute(
      'href',
      '/eyeglasses?ROXABLE=True',
    );
  });

  it('get another name and wearer [RX-04]', async () => {
    const { user, sent, services } = show([saved()]);
    await user.click(await screen.findByRole('button', { name: 'Edit: Reading' }));
    const name = screen.getByRole('textbox', { name: /^Name of the prescription/ });
    await user.clear(name);
    await user.type(name, 'Driving');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(services.shownToasts).toContainEqual(expect.objectContaining({ tone: 'good' })));
    expect(sent('PUT')[0]).toMatchObject({
      pathParams: { prescriptionId: 'p-1' },
      body: { nickName: 'Driving', firstName: 'Ann', lastName: 'Doe' },
    });
    expect(sent('PUT')[0]?.body).not.toHaveProperty('prescriptionDetails');
  });

  it('go only after the shopper was asked [RX-04]', async () => {
    const { user, sent } = show([saved()]);
    await user.click(await screen.findByRole('button', { name: 'Remove: Reading' }));
    await quiet();
    expect(sent('DELETE')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Yes, remove it' }));
    await waitFor(() => expect(sent('DELETE')).toHaveLength(1));
    expect(sent('DELETE')[0]).toMatchObject({ pathParams: { prescriptionId: 'p-1' } });
  });

  it('say when one was not changed, and stay as they are [RX-04]', async () => {
    const { user } = show([saved()], [], {
      'DELETE /store/{storeId}/prescription/@self/{prescriptionId}': () => {
        throw failWith(500);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove: Reading' }));
    await user.click(screen.getByRole('button', { name: 'Yes, remove it' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The prescription was not changed.');
    expect(screen.getByRole('table', { name: 'Reading' })).toBeInTheDocument();
  });

  it('come with the papers that were sent, to be downloaded [RX-06]', async () => {
    const { user, sent } = show([], [paper], {
      'GET /store/{storeId}/prescription/rxFileStorageId/{rxFileStorageId}': () => {
        throw failWith(404);
      },
    });
    expect(await screen.findByText('Ann · Feb 1, 2026')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Download: paper.pdf' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The paper was not downloaded.');
    expect(sent('GET').at(-1)).toMatchObject({ pathParams: { rxFileStorageId: 'f-1' } });
  });

  it('are none at first, with the way to frames, and can be read again when they did not load, which is logged [RX-04] [ERR-04]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    let isDown = true;
    const { user } = show([], [], {
      'GET /store/{storeId}/prescription/@self': () => {
        if (isDown) throw failWith(500);
        return { prescriptions: [], files: [] };
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your prescriptions did not load.');
    expect(logged.mock.calls).toEqual([['error loading prescriptions: 500']]);
    logged.mockRestore();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No prescriptions yet.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose a frame' })).toBeInTheDocument();
  });

  it('tell who opened them, once that is asked for [RX-06]', async () => {
    const readings = [
      { kind: 'file', reader: 'assistant', subject: 'f-1', readTime: '2026-02-02T10:00:00Z' },
      { kind: 'saved', reader: 'owner', subject: '', readTime: '2026-02-01T10:00:00Z' },
    ];
    let isDown = true;
    const { services, user } = show([saved()], [], {
      'GET /store/{storeId}/prescription/readings': () => {
        if (isDown) throw failWith(500, 'DOWN');
        return { readings };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Show the list' }));
    expect(await screen.findByText('The list did not load.')).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('An assistant of the store: a paper')).toBeInTheDocument();
    expect(screen.getByText('You: saved prescriptions')).toBeInTheDocument();
    expect(services.client.callsTo('GET /store/{storeId}/prescription/readings')).toHaveLength(2);
  });
});
