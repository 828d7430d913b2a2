import { act, render, screen, waitFor } from '@testing-library/react';

import { useGatewayFrame, type GatewayFrameState } from './useGatewayFrame';

const ORIGIN = 'https://gateway.example';
const CHANNEL = 'sightline-trial';

function open(address: () => string | Promise<string> = () => `${ORIGIN}/page`) {
  const heard: unknown[] = [];
  const held: { gateway?: GatewayFrameState } = {};
  function Trial({ subject }: { readonly subject: string }) {
    const gateway = useGatewayFrame({
      origin: ORIGIN,
      channel: CHANNEL,
      subject,
      address,
      hear: (one) => heard.push(one),
    });
    held.gateway = gateway;
    const { frame, source, height, failed, opening } = gateway;
    if (failed) return <p>It does not come</p>;
    return source ? (
      <iframe sandbox="" key={opening} ref={frame} src={source} title="Trial" height={height ?? 0} />
    ) : null;
  }
  const { rerender, unmount } = render(<Trial subject="one" />);
  const frame = () => screen.getByTitle('Trial') as HTMLIFrameElement;
  return {
    heard,
    frame,
    unmount,
    gateway: () => held.gateway!,
    openFor: (subject: string) => rerender(<Trial subject={subject} />),
    say: (message: object, from: Partial<MessageEventInit> = {}) =>
      act(() => {
        const data = { channel: CHANNEL, ...message };
        window.dispatchEvent(
          new MessageEvent('message', { origin: ORIGIN, source: frame().contentWindow, data, ...from }),
        );
      }),
    /** Keeps what the page is asked. */
    asked: () => {
      const questions: { readonly message: Record<string, unknown>; readonly origin: string }[] = [];
      Object.defineProperty(frame().contentWindow, 'postMessage', {
        configurable: true,
        value: (message: Record<string, unknown>, origin: string) => questions.push({ message, origin }),
      });
      return questions;
    },
  };
}

describe('a frame of another origin', () => {
  it('takes the height its page asks for, and hears what else it says', () => {
    const { frame, say, heard } = open();
    expect(frame()).toHaveAttribute('src', `${ORIGIN}/page`);
    say({ type: 'ready', height: 120 });
    expect(frame()).toHaveAttribute('height', '120');
    say({ type: 'height', height: 90 });
    expect(frame()).toHaveAttribute('height', '90');
    say({ type: 'validity', complete: true });
    expect(heard).toEqual([{ channel: CHANNEL, type: 'validity', complete: true }]);
  });

  it.each([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['another window', { source: window }],
    ['nobody in particular', { source: null }],
    ['another channel', { data: { channel: 'another', type: 'ready', height: 120 } }],
  ])('hears nothing of %s [PAY-02]', (_who, from) => {
    const { frame, say, heard } = open();
    say({ type: 'ready', height: 120 }, from);
    say({ type: 'submit' }, from);
    expect(frame()).toHaveAttribute('height', '0');
    expect(heard).toEqual([]);
  });

  it('gives each question its own answer, asked of its own origin alone', async () => {
    const { gateway, say, asked, heard } = open();
    say({ type: 'ready', height: 120 });
    const questions = asked();
    const answers = [gateway().ask('price', { of: 'a' }), gateway().ask('price', { of: 'b' })];
    expect(questions.map(({ origin }) => origin)).toEqual([ORIGIN, ORIGIN]);
    expect(questions[0]?.message).toMatchObject({ channel: CHANNEL, type: 'price', of: 'a' });
    const [a, b] = questions.map(({ message }) => message.requestId);
    say({ type: 'told', requestId: b, price: 2 });
    say({ type: 'told', requestId: a, price: 1 });
    expect(await Promise.all(answers)).toMatchObject([{ price: 1 }, { price: 2 }]);
    expect(heard).toEqual([]);
  });

  it('puts a question that came too early as soon as the page is there', async () => {
    const { gateway, say, asked } = open();
    const questions = asked();
    const answer = gateway().ask('price', {});
    expect(questions).toEqual([]);
    say({ type: 'ready', height: 120 });
    expect(questions.map(({ message }) => message.type)).toEqual(['price']);
    say({ type: 'told', requestId: questions[0]?.message.requestId, price: 1 });
    expect(await answer).toMatchObject({ price: 1 });
    say({ type: 'ready', height: 120 });
    expect(questions).toHaveLength(1);
  });

  it.each(['another subject', 'another try', 'leaving'])('ends an open question on %s', async (how) => {
    const { gateway, say, asked, openFor, unmount } = open();
    say({ type: 'ready', height: 120 });
    asked();
    const answer = gateway().ask('price', {});
    if (how === 'another subject') openFor('two');
    else if (how === 'another try') act(() => gateway().reopen());
    else unmount();
    expect(await answer).toBeNull();
  });

  it('asks for its address again for another subject, and waits for that page', () => {
    const addresses = [`${ORIGIN}/first`, `${ORIGIN}/second`];
    const { frame, say, openFor } = open(() => addresses.shift()!);
    say({ type: 'ready', height: 120 });
    openFor('two');
    expect(frame()).toHaveAttribute('src', `${ORIGIN}/second`);
    expect(frame()).toHaveAttribute('height', '0');
  });

  it('drops an address that comes after it was opened for something else', async () => {
    const arrive: ((address: string) => void)[] = [];
    const { frame, openFor } = open(() => new Promise((resolve) => arrive.push(resolve)));
    openFor('two');
    await act(async () => arrive[1]?.(`${ORIGIN}/second`));
    await act(async () => arrive[0]?.(`${ORIGIN}/first`));
    expect(frame()).toHaveAttribute('src', `${ORIGIN}/second`);
  });

  it('has failed when there is no address, until it is opened again', async () => {
    const answers = [Promise.reject(new Error('no session')), Promise.resolve(`${ORIGIN}/page`)];
    const { gateway, frame } = open(() => answers.shift()!);
    expect(await screen.findByText('It does not come')).toBeInTheDocument();
    act(() => gateway().reopen());
    await waitFor(() => expect(frame()).toHaveAttribute('src', `${ORIGIN}/page`));
  });

  describe('that says nothing', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());

    it('has failed after its time, and not when it was ready before', () => {
      const silent = open();
      act(() => void jest.advanceTimersByTime(10_000));
      expect(silent.gateway().failed).toBe(true);
      silent.unmount();
      const ready = open();
      ready.say({ type: 'ready', height: 120 });
      act(() => void jest.advanceTimersByTime(10_000));
      expect(ready.gateway().failed).toBe(false);
    });

    it('answers nothing to who asked too early, or asks afterwards', async () => {
      const { gateway } = open();
      const answer = gateway().ask('price', {});
      act(() => void jest.advanceTimersByTime(10_000));
      expect(await answer).toBeNull();
      expect(await gateway().ask('price', {})).toBeNull();
    });

    it('leaves a question open no longer than it may take', async () => {
      const { gateway, say, asked } = open();
      say({ type: 'ready', height: 120 });
      asked();
      const answer = gateway().ask('price', {}, 500);
      jest.advanceTimersByTime(500);
      expect(await answer).toBeNull();
    });
  });
});
