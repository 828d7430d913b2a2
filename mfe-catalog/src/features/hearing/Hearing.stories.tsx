import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';

import { inStoryShop } from '../../testing/StoryShop';
import { HearingCheck } from './HearingCheck';
import type { Stage } from './HearingCheck';
import { HearingLayout } from './HearingLayout';
import type { HearingResult } from './hearingResult';
import { BetweenEars, OnceMore } from './ListenRest';
import { SilenceNote } from './SilenceNote';
import type { Silence } from './SilenceNote';
import { USUAL_CALIBRATION } from './soundLevel';
import type { TonePlayer } from './tonePlayer';

const nothing = () => undefined;

/** Sound that nobody hears. */
const player: TonePlayer = {
  unlock: async () => 'ready',
  tone: () => nothing,
  palms: () => ({ setAmplitude: nothing, stop: nothing }),
  close: nothing,
};

const typical = { 250: 10, 500: 5, 1000: 5, 2000: 10, 4000: 15, 8000: 20 };
const raised = { 250: 20, 500: 20, 1000: 25, 2000: 40, 4000: 60, 8000: null };
const silent = { 250: null, 500: null, 1000: null, 2000: null, 4000: null, 8000: null };

const result = (levels: HearingResult['levels'], doubtful = false): Story => ({
  args: { begin: { step: 'result', result: { takenAt: Date.parse('2026-04-30T09:00:00Z'), levels, doubtful } } },
});

const meta: Meta<typeof HearingCheck> = {
  title: 'Catalogue/Hearing',
  component: HearingCheck,
  args: { onLeave: nothing, makePlayer: () => player },
  decorators: [inStoryShop],
};
export default meta;

type Story = StoryObj<typeof HearingCheck>;

const at = (begin: Stage): Story => ({ args: { begin } });

/** A story after presses of some buttons; the plain test draws it before them. */
const pressing = (story: Story, ...names: readonly string[]): Story => ({
  ...story,
  play: async ({ canvas, userEvent }) => {
    for (const name of names) await userEvent.click(await canvas.findByRole('button', { name }));
  },
});

/** A part of the check where it stands. */
const inLayout = (part: ReactNode): Story => ({ render: () => <HearingLayout>{part}</HearingLayout> });

const listening: Story = at({ step: 'listen', first: 'right', player, calibration: USUAL_CALIBRATION });

const headphones = at({ step: 'headphones', first: 'right' });

export const Room: Story = {};
export const Headphones: Story = headphones;
export const HeadphonesAsked: Story = pressing(headphones, 'Play a tone');
export const HeadphonesSwapped: Story = pressing(headphones, 'Play a tone', 'Right');
export const NoWebAudio: Story = pressing(
  { args: { begin: { step: 'headphones', first: 'right' }, makePlayer: () => null } },
  'Play a tone',
);
export const Calibration: Story = at({ step: 'volume', first: 'right', player });
export const Listening: Story = listening;
export const Paused: Story = pressing(listening, 'Pause');
export const Between: Story = inLayout(<BetweenEars next="left" onGo={nothing} />);
export const TooManyFalse: Story = inLayout(<OnceMore ear="right" onGo={nothing} />);
export const Typical: Story = result({ right: typical, left: typical });
export const Raised: Story = result({ right: typical, left: raised });
export const Doubtful: Story = result({ right: raised, left: raised }, true);
export const NothingHeard: Story = result({ right: silent, left: silent });

const SILENCES: readonly Silence[] = ['missing', 'blocked', 'mono', 'unheard'];

export const Silences: Story = inLayout(SILENCES.map((why) => <SilenceNote key={why} why={why} />));
