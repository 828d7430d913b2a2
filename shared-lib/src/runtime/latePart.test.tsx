import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { fakeIntersections, fakeServices } from '../testing';

import { latePart, type LatePart } from './latePart';
import { ServicesProvider } from './servicesContext';
import { TranslationProvider, type Translation } from './translation';

interface CounterProps {
  readonly label: string;
}

function Counter({ label }: CounterProps) {
  const [count, setCount] = useState(0);
  return (
    <section>
      <button type="button" onClick={() => setCount(count + 1)}>
        {label} {count}
      </button>
    </section>
  );
}

function Choice({ label }: CounterProps) {
  return (
    <section>
      <input type="checkbox" aria-label={label} defaultChecked={false} />
    </section>
  );
}

/** A page with a part and a button that changes the part's label. */
function Page({ Part }: { readonly Part: LatePart<CounterProps> }) {
  const [label, setLabel] = useState('Pressed');
  return (
    <>
      <button type="button" onClick={() => setLabel('Changed')}>
        Change
      </button>
      <Part label={label} />
    </>
  );
}

const services = fakeServices();

const framed = (Part: LatePart<CounterProps>, environment: 'server' | 'browser') => (
  <ServicesProvider services={{ ...services, environment }}>
    <TranslationProvider t={(key) => key} locale="it-it">
      <Page Part={Part} />
    </TranslationProvider>
  </ServicesProvider>
);

type Wanted = Parameters<typeof latePart<CounterProps>>;

/** The page as a first visit gets it: drawn by the server, taken over without the part's code. */
const visit = (...wanted: Wanted) => visitAfter(() => undefined, Counter, ...wanted);

/** The same, where something happens before it is taken over. */
async function visitAfter(earlier: () => void, drawn: ComponentType<CounterProps>, ...wanted: Wanted) {
  const onServer = latePart(() => Promise.resolve(drawn));
  await onServer.preload();
  const view = fakeIntersections();
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(framed(onServer, 'server'));
  earlier();
  const onRecoverableError = jest.fn();
  const root = await act(async () =>
    hydrateRoot(place, framed(latePart(...wanted), 'browser'), { onRecoverableError }),
  );
  return { view, root, onRecoverableError };
}

/** React looks for what it has not taken over at every press: such a step is waited for. */
const pressPending = (name: string) => act(async () => screen.getByRole('button', { name }).click());

describe('latePart', () => {
  let leave: () => Promise<void> = () => Promise.resolve();
  const kept = async (visiting: ReturnType<typeof visit>) => {
    const visited = await visiting;
    leave = () => act(async () => visited.root.unmount());
    return visited;
  };
  const open = (...wanted: Wanted) => kept(visit(...wanted));
  afterEach(async () => {
    await leave();
    document.body.replaceChildren();
  });

  it('stands as the server drew it, without its code, until it comes near the view', async () => {
    const load = jest.fn(() => Promise.resolve(Counter));
    const { view, onRecoverableError } = await open(load);
    expect(screen.getByRole('button', { name: 'Pressed 0' })).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
    await view.report(true);
    expect(load).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Pressed 0' }));
    expect(screen.getByRole('button', { name: 'Pressed 1' })).toBeInTheDocument();
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('repeats what was pressed in it before its code was there, once', async () => {
    let arrive: (component: typeof Counter) => void = () => undefined;
    await open(() => new Promise((resolve) => (arrive = resolve)));
    await pressPending('Pressed 0');
    expect(screen.getByRole('button', { name: 'Pressed 0' })).toBeInTheDocument();
    await act(async () => arrive(Counter));
    expect(await screen.findByRole('button', { name: 'Pressed 1' })).toBeInTheDocument();
  });

  it('is fetched when the shopper turns to it by keyboard', async () => {
    const load = jest.fn(() => Promise.resolve(Counter));
    await open(load);
    const [change, pressed] = screen.getAllByRole('button');
    await act(async () => change?.focus());
    expect(load).not.toHaveBeenCalled();
    await act(async () => pressed?.focus());
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is fetched when what it shows changes, and never shows nothing meanwhile', async () => {
    let arrive: (component: typeof Counter) => void = () => undefined;
    const { onRecoverableError } = await open(() => new Promise((resolve) => (arrive = resolve)));
    await pressPending('Change');
    expect(screen.getByRole('button', { name: 'Pressed 0' })).toBeInTheDocument();
    await act(async () => arrive(Counter));
    expect(await screen.findByRole('button', { name: 'Changed 0' })).toBeInTheDocument();
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('stays as the server drew it when its code cannot be had, and says so', async () => {
    const { view } = await open(() => Promise.reject(new Error('404')));
    await view.report(true);
    expect(screen.getByRole('button', { name: 'Pressed 0' })).toBeInTheDocument();
    expect(services.reported).toEqual([new Error('404')]);
  });

  it('is hydrated only when its words are there too, and stays as it is when they cannot be loaded', async () => {
    const counter = () => Promise.resolve<ComponentType<CounterProps>>(Counter);
    let arrive: () => void = () => undefined;
    const words = jest.fn<Promise<void>, [Translation]>(() => new Promise((resolve) => (arrive = resolve)));
    const { view, root } = await open(counter, { prepare: words });
    expect(words).not.toHaveBeenCalled();
    await view.report(true);
    expect(words).toHaveBeenCalledWith(expect.objectContaining({ language: 'it' }));
    await pressPending('Pressed 0');
    expect(screen.getByRole('button', { name: 'Pressed 0' })).toBeInTheDocument();
    await act(async () => arrive());
    expect(await screen.findByRole('button', { name: 'Pressed 1' })).toBeInTheDocument();

    await act(async () => root.unmount());
    document.body.replaceChildren();
    const lost = await open(counter, { prepare: () => Promise.reject(new Error('no words')) });
    await lost.view.report(true);
    expect(screen.getByRole('button', { name: 'Pressed 0' })).toBeInTheDocument();
    expect(services.reported).toContainEqual(new Error('no words'));
  });

  it('stays unhydrated in view where only a touch hydrates it, and repeats the press that did', async () => {
    const load = jest.fn(() => Promise.resolve<ComponentType<CounterProps>>(Counter));
    const { view } = await open(load, { trigger: 'touched' });
    await view.report(true);
    expect(load).not.toHaveBeenCalled();
    await pressPending('Pressed 0');
    expect(await screen.findByRole('button', { name: 'Pressed 1' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is taken over at once where a shopper was there before the script', async () => {
    const load = jest.fn(() => Promise.resolve<ComponentType<CounterProps>>(Counter));
    const focus = () => screen.getByRole('button', { name: 'Pressed 0' }).focus();
    await kept(visitAfter(focus, Counter, load, { trigger: 'touched' }));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is taken over at once where an answer was given before the script, also when the focus is elsewhere', async () => {
    const load = jest.fn(() => Promise.resolve<ComponentType<CounterProps>>(Choice));
    const choose = () => {
      screen.getByRole('checkbox').click();
      screen.getByRole('checkbox').blur();
    };
    await kept(visitAfter(choose, Choice, load, { trigger: 'touched' }));
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it('has its room kept where a page arrives before its code does', async () => {
    let arrive = (_code: ComponentType<CounterProps>): void => undefined;
    const code = new Promise<ComponentType<CounterProps>>((resolve) => {
      arrive = resolve;
    });
    render(
      framed(
        latePart(() => code, { meanwhile: <p>its room</p> }),
        'browser',
      ),
    );
    expect(screen.getByText('its room')).toBeInTheDocument();
    await act(async () => arrive(Counter));
    expect(screen.getByRole('button', { name: 'Pressed 0' })).toBeInTheDocument();
    expect(screen.queryByText('its room')).not.toBeInTheDocument();
  });

  it('must be preloaded where the server draws it', () => {
    const Part = latePart(() => Promise.resolve<ComponentType<CounterProps>>(Counter));
    expect(() => renderToString(framed(Part, 'server'))).toThrow('preloaded');
  });
});
