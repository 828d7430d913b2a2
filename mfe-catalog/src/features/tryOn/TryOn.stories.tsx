import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { inStoryShop } from '../../testing/StoryShop';
import { FrameShelf } from './FrameShelf';
import { MIRRORED_FACE, portrait, PORTRAIT_FACE, SAMPLE_FRAMES, sampleTools } from './sampleTryOn';
import { syntheticFace, USUAL_HEAD } from './syntheticFace';
import { COMPARED } from '../../catalogue/tiles/trialFrame';
import TryOnDialog from './TryOnDialog';
import { TryOnShell } from './TryOnShell';
import type { TryOnTools } from './tryOnTools';
import { trialFace } from './useTryOn';
import type { Trouble } from './useTryOn';
import { WearingView } from './WearingView';

const nothing = () => undefined;
const { tools, stream } = sampleTools([PORTRAIT_FACE]);

const meta: Meta<typeof TryOnDialog> = {
  title: 'Catalogue/TryOn',
  component: TryOnDialog,
  args: { frames: SAMPLE_FRAMES, section: '/eyeglasses', onClose: nothing, tools },
  decorators: [inStoryShop],
};
export default meta;

type Story = StoryObj<typeof TryOnDialog>;

const troubled = (trouble: Trouble): Story => ({ args: { begin: { step: 'choose', trouble } } });

/** The camera open, with the finder or hardware that a story needs. */
const camera = (more: Partial<TryOnTools> = {}, faces = [MIRRORED_FACE]): Story => ({
  args: { begin: { step: 'camera', stream }, tools: sampleTools(faces, more).tools },
});

const wearing = (faces = [PORTRAIT_FACE]): Story => ({
  args: {
    begin: { step: 'wearing', faces: faces.flatMap((mesh) => trialFace(portrait(), mesh)) },
  },
});

/** It begins on a bust. */
export const Start: Story = {};
export const CameraRefused: Story = troubled('refused');
export const NoCamera: Story = troubled('none');
export const CameraBusy: Story = troubled('busy');
export const NoFaceInPicture: Story = troubled('no-face');
export const UnreadableFile: Story = troubled('unreadable');
export const NotLoaded: Story = troubled('failed');
export const Working: Story = { args: { begin: { step: 'working' } } };

export const Live: Story = camera();
export const LiveNoFace: Story = camera({}, []);
export const LiveTooDark: Story = camera({ mirrorPicture: () => 0.05 }, []);
export const LittleMotion: Story = camera({ wantsCalm: () => true });
export const CameraStarting: Story = camera({ mirrorPicture: () => null });

export const Result: Story = wearing();
export const TurnedHead: Story = wearing([syntheticFace(USUAL_HEAD, { scale: 2.16, yaw: 25, at: [295, 306] })]);
export const SeveralFaces: Story = wearing([PORTRAIT_FACE, PORTRAIT_FACE]);

export const FrameNotLoading: Story = {
  args: {
    ...wearing().args,
    tools: { ...tools, drawWorn: () => Promise.reject(new Error('no picture')) },
  },
};

/** The most frames that are compared. */
export const Compare: Story = {
  render: ({ frames, section, onClose }) => (
    <TryOnShell onClose={onClose}>
      <WearingView
        faces={trialFace(portrait(), PORTRAIT_FACE)}
        shown={frames.slice(0, COMPARED)}
        lift={0}
        section={section}
        tools={tools}
        onOther={nothing}
        onLeave={nothing}
      >
        <FrameShelf
          frames={frames}
          worn={frames.slice(0, COMPARED).map(({ partNumber }) => partNumber)}
          limit={COMPARED}
          onChange={nothing}
        />
      </WearingView>
    </TryOnShell>
  ),
};
