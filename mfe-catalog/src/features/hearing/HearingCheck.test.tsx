import { aSite, fakeServices } from '@sightline/shared-lib/testing';
import type { FakeServices } from '@sightline/shared-lib/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';

import { renderInShop } from '../../testing/renderPage';
import { HearingCheck } from './HearingCheck';
import type { Ear } from './hearingReference';
import { storedResult } from './hearingResult';
import { measureRoom, noiseLevel } from './roomNoise';
import { RoomStep } from './RoomStep';
import type { TonePlayer } from './tonePlayer';

interface Sound {
  readonly frequency: number;
  readonly ear: Ear;
}

/** Sound that only notes what is played. */
function fakePlayer(unlocked: 'ready' | 'blocked' = 'ready') {
  const sounding = new Set<Sound>();
  const player: TonePlayer = {
    unlock: async () => unlocked,
    tone: (sound) => {
      sounding.add(sound);
      return () => void sounding.delete(sound);
    },
    palms: () => ({ setAmplitude: () => undefined, stop: () => undefined }),
    close: () => undefined,
  };
  return { player, sounding };
}

const click = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

async function show(services: FakeServices, more: Partial<Parameters<typeof HearingCheck>[0]> = {}) {
  const { player, sounding } = fakePlayer();
  const left: string[] = [];
  await renderInShop(
    <HearingCheck onLeave={() => void left.push('left')} makePlayer={() => player} {...more} />,
    services,
  );
  return { sounding, left };
}

/** Through room, headphones and volume. */
async function prepare() {
  await click('I am ready');
  await click('Play a tone');
  await click('Left');
  await click('Play a tone');
  await click('Right');
  await click('They are equally loud');
}

const heading = () => screen.getByRole('heading', { level: 1 });

describe('the room', () => {
  it.each([
    [{ heard: true, level: 31 }, 'The room is quiet, about 31 dB.'],
    [{ heard: true, level: 52 }, 'about 52 dB. Soft tones drown in that'],
    [{ heard: false }, 'The microphone is not at hand.'],
  ] as const)('is measured when asked: %j [ADV-03]', async (noise, words) => {
    await renderInShop(<RoomStep onDone={() => undefined} measure={async () => noise} />, fakeServices());
    await click('Measure the room');
    expect(screen.getByRole('status')).toHaveTextContent(words);
  });

  it('is as loud as the mean of its samples says, and never quieter than microphones are [ADV-03]', () => {
    expect(noiseLevel(1e-8)).toBe(35);
    expect(noiseLevel(1e-7) - noiseLevel(1e-8)).toBe(10);
    expect(noiseLevel(0)).toBe(20);
  });

  it('says nothing where there is no microphone [ADV-03]', async () => {
    expect(await measureRoom()).toEqual({ heard: false });
  });
});

describe('the hearing check', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    // Gaps of 1.5 s, and the silence always in the same place.
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('leads from the room to an audiogram, its table, a store, and keeps the result on the device only [ADV-03]', async () => {
    const services = fakeServices();
    const { sounding, left } = await show(services);
    expect(heading()).toHaveTextContent('A quiet room');
    await prepare();
    expect(heading()).toHaveTextContent('Press when you hear it.');
    expect(heading()).toHaveFocus();
    expect(screen.getByText('Right ear, 1 of 7 tones')).toBeInTheDocument();
    // Hears every tone.
    const listen = (end: string) => {
      for (let turn = 0; turn < 900 && document.querySelector('h1')?.textContent !== end; turn += 1) {
        act(() => void jest.advanceTimersByTime(500));
        if (sounding.size > 0) act(() => void fireEvent.keyDown(window, { code: 'Space' }));
      }
    };
    listen('Now the left ear.');
    await click('Start the second ear');
    listen('What you heard');
    expect(heading()).toHaveTextContent('What you heard');
    expect(screen.getByText('Right ear: at the typical level')).toBeInTheDocument();
    const table = screen.getByRole('table', { name: 'The same in numbers' });
    expect(within(table).getAllByRole('cell', { name: 'about 0\u202FdB' })).toHaveLength(12);
    expect(screen.getByRole('img', { name: 'Audiogram of both ears' })).toBeInTheDocument();
    expect(screen.getByText('A screening, not a diagnosis.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Book a hearing test in a store' })).toHaveAttribute(
      'href',
      '/store-locator?service=hearing',
    );
    expect(storedResult(services.storage)?.levels.left[8000]).toBe(0);
    expect(services.client.calls).toHaveLength(0);
    await click('Erase this result');
    expect(storedResult(services.storage)).toBeNull();
    expect(left).toEqual(['left']);
    // A hundred and more presentations take a slow machine a while.
  }, 60_000);

  it('tells swapped headphones, one channel for both ears and silence apart [ADV-03]', async () => {
    await show(fakeServices());
    await click('I am ready');
    await click('Play a tone');
    await click('Right');
    expect(screen.getByRole('status')).toHaveTextContent('the other way round');
    await click('Play a tone');
    await click('On both sides');
    expect(screen.getByRole('status')).toHaveTextContent('mono audio');
    await click('Play a tone');
    await click('I hear nothing');
    expect(screen.getByRole('status')).toHaveTextContent('No tone came through');
    await click('Play a tone');
    await click('Left');
    expect(screen.getByText('Side 2 of 2')).toBeInTheDocument();
  });

  it('answers a browser without Web Audio and one that blocks sound with another way [ADV-03]', async () => {
    const services = fakeServices();
    await show(services, { makePlayer: () => null });
    await click('I am ready');
    await click('Play a tone');
    expect(screen.getByRole('status')).toHaveTextContent('This browser cannot play the tones');
    expect(screen.getByRole('link', { name: 'Find a hearing center' })).toBeInTheDocument();
  });

  it('says that sound is blocked, and sends to no store where there are none [ADV-03] [STOR-06]', async () => {
    const site = aSite();
    const services = fakeServices({ site: { ...site, config: { ...site.config, isStoreLocatorEnabled: false } } });
    await show(services, { makePlayer: () => fakePlayer('blocked').player });
    await click('I am ready');
    await click('Play a tone');
    expect(screen.getByRole('status')).toHaveTextContent('Your browser holds the sound back');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('pauses by hand and when the tab is hidden, silently [ADV-03]', async () => {
    const { sounding } = await show(fakeServices());
    await prepare();
    act(() => void jest.advanceTimersByTime(2100));
    expect(sounding.size).toBe(1);
    await click('Pause');
    expect(sounding.size).toBe(0);
    act(() => void jest.advanceTimersByTime(60_000));
    expect(sounding.size).toBe(0);
    await click('Go on');
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    jest.restoreAllMocks();
    expect(screen.getByRole('status')).toHaveTextContent('You left this tab');
    expect(screen.queryByRole('button', { name: 'I hear it' })).not.toBeInTheDocument();
  });

  it('explains kindly when silences are answered, and lets the ear be tested again [ADV-03]', async () => {
    await show(fakeServices());
    await prepare();
    for (let press = 0; press < 60 && heading().textContent === 'Press when you hear it.'; press += 1) {
      act(() => void jest.advanceTimersByTime(700));
      act(() => void fireEvent.pointerDown(screen.getByRole('button', { name: 'I hear it' })));
    }
    expect(heading()).toHaveTextContent('Let us try this ear once more.');
    expect(screen.getByText(/That happens to people who listen very hard/)).toBeInTheDocument();
    await click('Test this ear again');
    expect(screen.getByText('Right ear, 1 of 7 tones')).toBeInTheDocument();
  });

  it('shows a kept result again, and says when it is a weak one [ADV-03]', async () => {
    const levels = { 250: 20, 500: 20, 1000: 20, 2000: 40, 4000: 60, 8000: null };
    const kept = {
      takenAt: Date.parse('2026-04-30T09:00:00Z'),
      levels: { right: levels, left: { ...levels, 4000: null } },
      doubtful: true,
    };
    await show(fakeServices(), { begin: { step: 'result', result: kept } });
    expect(screen.getByText('Taken on April 30, 2026')).toBeInTheDocument();
    expect(screen.getByText('This result is not certain')).toBeInTheDocument();
    expect(screen.getByText('Right ear: above the typical level')).toBeInTheDocument();
    expect(screen.getAllByRole('cell', { name: 'not heard' })).toHaveLength(3);
  });
});
