import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

import type { PlatformClient } from '../contracts';
import { ServicesProvider } from '../runtime';
import { aSignedInUser, failWith, fakeServices, quiet, type FakeServices } from '../testing';
import { createServerApi, operationBaseQuery, useReading } from '.';

const CARDS = 'GET /store/{storeId}/person/@self/wallet';
const TOWNS = 'GET /geo/postcode';

const asking = (path: string, surface: 'commerce' | 'geo') => (client: PlatformClient) =>
  client.send({ surface, method: 'GET', path }) as Promise<{ readonly word: string }>;

const { cards, towns } = createServerApi({
  reducerPath: 'shop',
  baseQuery: operationBaseQuery,
  tagTypes: ['Shopper'],
  endpoints: (build) => ({
    cards: build.query<{ readonly word: string }, void>({
      query: () => asking('/store/{storeId}/person/@self/wallet', 'commerce'),
      providesTags: ['Shopper'],
    }),
    towns: build.query<{ readonly word: string }, string>({ query: () => asking('/geo/postcode', 'geo') }),
  }),
}).endpoints;

function Cards() {
  const { reading, again } = useReading(cards, undefined);
  return (
    <button type="button" onClick={again}>
      {reading.state === 'ready' ? reading.value.word : reading.state}
    </button>
  );
}

function Town({ code }: { readonly code: string }) {
  const { reading } = useReading(towns, code, { isPublic: true, quiet: true });
  return <p>{reading.state === 'ready' ? reading.value.word : reading.state}</p>;
}

const show = (services: FakeServices, screenOf: ReactNode) =>
  render(<ServicesProvider services={services}>{screenOf}</ServicesProvider>);

describe('reading server data', () => {
  it('asks once for what several places show, and again at the next visit of something personal [ACC-04]', async () => {
    let word = 'first';
    const services = fakeServices({ user: aSignedInUser(), handlers: { [CARDS]: () => ({ word }) } });
    const { rerender } = show(services, [<Cards key="1" />, <Cards key="2" />]);
    expect(await screen.findAllByText('first')).toHaveLength(2);
    expect(services.client.callsTo(CARDS)).toHaveLength(1);
    word = 'second';
    rerender(<ServicesProvider services={services}>{null}</ServicesProvider>);
    rerender(
      <ServicesProvider services={services}>
        <Cards />
      </ServicesProvider>,
    );
    expect(screen.getByText('first')).toBeInTheDocument();
    expect(await screen.findByText('second')).toBeInTheDocument();
    expect(services.client.callsTo(CARDS)).toHaveLength(2);
  });

  it('shows nothing any more of what was read before an order was paid [ORD-01]', async () => {
    let word = 'due';
    const services = fakeServices({ user: aSignedInUser(), handlers: { [CARDS]: () => ({ word }) } });
    const { rerender } = show(services, <Cards />);
    expect(await screen.findByText('due')).toBeInTheDocument();
    rerender(<ServicesProvider services={services}>{null}</ServicesProvider>);
    word = 'paid';
    act(() => services.bus.emit('orderPaid', { orderId: '1' }));
    rerender(
      <ServicesProvider services={services}>
        <Cards />
      </ServicesProvider>,
    );
    expect(screen.getByText('loading')).toBeInTheDocument();
    expect(await screen.findByText('paid')).toBeInTheDocument();
  });

  it('forgets what was the shopper’s at sign-out, asks nothing for nobody, and reads for who signs in next [AUTH-09]', async () => {
    const services = fakeServices({
      user: aSignedInUser(),
      handlers: { [CARDS]: { word: 'the first shopper’s' } },
    });
    show(services, <Cards />);
    await screen.findByText('the first shopper’s');
    await act(() => services.identity.signOut());
    expect(screen.getByText('loading')).toBeInTheDocument();
    await quiet();
    expect(services.client.callsTo(CARDS)).toHaveLength(1);
    services.client.handle({ [CARDS]: { word: 'the second shopper’s' } });
    await act(() => services.identity.adopt({ userId: '15007', WCToken: 'next', personalizationID: '' }));
    expect(await screen.findByText('the second shopper’s')).toBeInTheDocument();
  });

  it('tells of a failure once, and shows the way back while it tries again [ERR-02]', async () => {
    const refused = () => {
      throw failWith(500);
    };
    const services = fakeServices({ user: aSignedInUser(), handlers: { [CARDS]: refused } });
    show(services, <Cards />);
    await screen.findByText('failed');
    expect(services.reported).toHaveLength(1);
    let answer: (given: object) => void = () => undefined;
    services.client.handle({ [CARDS]: () => new Promise<object>((resolve) => (answer = resolve)) });
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('loading')).toBeInTheDocument();
    await act(async () => answer({ word: 'back' }));
    expect(await screen.findByText('back')).toBeInTheDocument();
    expect(services.reported).toHaveLength(1);
  });

  it('asks again after an answer that was on its way when something changed [ORD-03]', async () => {
    const answers: ((word: string) => void)[] = [];
    const services = fakeServices({
      user: aSignedInUser(),
      handlers: { [CARDS]: () => new Promise((resolve) => answers.push((word) => resolve({ word }))) },
    });
    show(services, <Cards />);
    await waitFor(() => expect(answers).toHaveLength(1));
    await userEvent.click(screen.getByText('loading'));
    expect(answers).toHaveLength(1);
    await act(async () => answers[0]?.('before'));
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(screen.getByText('before')).toBeInTheDocument();
    await act(async () => answers[1]?.('after'));
    expect(await screen.findByText('after')).toBeInTheDocument();
    await quiet();
    expect(answers).toHaveLength(2);
  });

  it('drops an answer that comes after another question, and serves visitors without an identity [STOR-01]', async () => {
    const answers: ((value: object) => void)[] = [];
    const services = fakeServices({ handlers: { [TOWNS]: () => new Promise((resolve) => answers.push(resolve)) } });
    const { rerender } = show(services, <Town code="06001" />);
    await waitFor(() => expect(answers).toHaveLength(1));
    rerender(
      <ServicesProvider services={services}>
        <Town code="10001" />
      </ServicesProvider>,
    );
    await waitFor(() => expect(answers).toHaveLength(2));
    await act(async () => answers[0]?.({ word: 'Avon' }));
    expect(screen.getByText('loading')).toBeInTheDocument();
    await act(async () => answers[1]?.({ word: 'New York' }));
    expect(await screen.findByText('New York')).toBeInTheDocument();
  });
});
