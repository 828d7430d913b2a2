import { MEASURED_DISTANCE_KEY, measuredDistance } from '@sightline/shared-lib/domain/prescription';
import { aSite, fakeServices } from '@sightline/shared-lib/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';

import { renderInShop } from '../../testing/renderPage';
import { aTrialFrame, SAMPLE_FRAMES, sampleTools } from './sampleTryOn';
import { syntheticFace, USUAL_HEAD } from './syntheticFace';
import TryOnDialog from './TryOnDialog';
import type { TryOnTools } from './tryOnTools';

const FRAMES = SAMPLE_FRAMES;

const aStraightFace = syntheticFace(USUAL_HEAD, { scale: 3 });

async function show(tools: TryOnTools, services = fakeServices(), frames = FRAMES) {
  const closed: string[] = [];
  const view = await renderInShop(
    <TryOnDialog frames={frames} section="/eyeglasses" tools={tools} onClose={() => void closed.push('closed')} />,
    services,
  );
  return { ...view, closed };
}

const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

const choosePhoto = () =>
  act(async () => {
    const input = document.querySelector('input[type="file"]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [new File(['x'], 'me.jpg', { type: 'image/jpeg' })] } });
  });

const isWorn = (name: string) =>
  screen.queryByRole('img', { name: new RegExp(`Norvane, ${name}, Black on the face`) }) !== null;

const onBust = (name: string) =>
  screen.getByRole('img', { name: new RegExp(`^Norvane, ${name}, Black on a display bust`) });

const drawnOnDemand = (name: string) => ({
  ...aTrialFrame(name),
  picture: `/pictures/0NO-${name}/worn.{format}?w={width}&v=7`,
});

describe('try-on', () => {
  it('shows the frame alone until it is drawn on the bust, and where it does not come [ADV-02]', async () => {
    const { tools } = sampleTools([]);
    await show(tools, fakeServices(), ['Ordora'].map(drawnOnDemand));
    const alone = () => document.querySelector('.front img');
    expect(alone()).toHaveAttribute('src', '/pictures/0NO-Ordora/front.webp?w=400&v=7');
    fireEvent.load(alone() as Element);
    fireEvent.error(onBust('Ordora'));
    expect(alone()).toBeInTheDocument();
    fireEvent.load(onBust('Ordora'));
    expect(alone()).not.toBeInTheDocument();
  });

  it('begins on a bust at once, at true scale, and keeps the bust that is chosen on the device [ADV-02]', async () => {
    const { tools, drawn } = sampleTools([]);
    const services = fakeServices();
    const view = await show(tools, services, ['Ordora', 'Lunalle'].map(drawnOnDemand));
    const picture = onBust('Ordora');
    expect(picture).toHaveAccessibleName(/a face 134\u202Fmm wide; the frame is 136\u202Fmm wide, both at one scale/);
    expect(picture).toHaveAttribute('src', '/pictures/0NO-Ordora/bust.webp?w=800&v=7&bust=medium-sand');
    await act(async () => {
      fireEvent.click(screen.getByRole('radio', { name: /^Wide/ }));
    });
    await act(async () => {
      fireEvent.click(screen.getByRole('radio', { name: 'Umber' }));
    });
    await act(async () => {
      fireEvent.click(screen.getByRole('checkbox', { name: /Lunalle/ }));
    });
    expect(onBust('Lunalle')).toHaveAttribute('src', '/pictures/0NO-Lunalle/bust.webp?w=800&v=7&bust=wide-umber');
    expect(onBust('Ordora')).toHaveAccessibleName(/a face 145\u202Fmm wide/);
    view.unmount();
    await show(tools, services, [drawnOnDemand('Ordora')]);
    expect(onBust('Ordora')).toHaveAttribute('src', '/pictures/0NO-Ordora/bust.webp?w=800&v=7&bust=wide-umber');
    // Nothing of the face finder was needed.
    expect(drawn).toEqual([]);
  });

  it('puts the frame on a photo at true scale and says what was measured and why [ADV-02]', async () => {
    const { tools, drawn } = sampleTools([aStraightFace]);
    const services = fakeServices();
    await show(tools, services);
    expect(screen.getByRole('heading', { name: 'Try on' })).toHaveFocus();
    expect(screen.getByText(/Nothing is sent or stored/)).toBeInTheDocument();
    await choosePhoto();
    expect(
      screen.getByRole('img', { name: 'Norvane, Ordora, Black on the face, 136\u202Fmm wide, at true scale' }),
    ).toBeInTheDocument();
    expect(drawn).toEqual(['Ordora 0']);
    expect(screen.getByText('140 mm')).toBeInTheDocument();
    expect(screen.getByText('Frame and face are about equally wide: it should sit well.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Face shape: oval' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Panto' })).toHaveAttribute('href', '/eyeglasses?FRAME_SHAPE=Panto');
    // Nothing but the frame's own picture would be asked for, and nobody is told anything.
    expect(services.client.calls).toHaveLength(0);
    expect(services.analyticsEvents).toHaveLength(0);
  });

  it('compares up to four frames on the same face, the first one making room for a fifth [ADV-02]', async () => {
    const { tools } = sampleTools([aStraightFace]);
    await show(tools);
    await choosePhoto();
    const shelf = screen.getByRole('group', { name: 'Frames to try' });
    const tick = (name: string) =>
      act(async () => {
        fireEvent.click(within(shelf).getByRole('checkbox', { name: new RegExp(name) }));
      });
    for (const name of ['Lunalle', 'Quarto', 'Stave']) await tick(name);
    expect(FRAMES.map(({ name }) => isWorn(name))).toEqual([true, true, true, true, false]);
    await tick('Clerk');
    expect(FRAMES.map(({ name }) => isWorn(name))).toEqual([false, true, true, true, true]);
    for (const name of ['Lunalle', 'Quarto', 'Stave', 'Clerk']) await tick(name);
    // One frame stays on.
    expect(FRAMES.filter(({ name }) => isWorn(name))).toHaveLength(1);
  });

  it('moves the frame on the nose within limits [ADV-02]', async () => {
    const { tools, drawn } = sampleTools([aStraightFace]);
    await show(tools);
    await choosePhoto();
    for (let turn = 0; turn < 4; turn += 1) await press('Higher on the nose');
    expect(drawn).toEqual(['Ordora 0', 'Ordora 2', 'Ordora 4']);
  });

  it('keeps the distance between the pupils on the device when asked, and forgets it again [ADV-02]', async () => {
    const { tools } = sampleTools([aStraightFace]);
    const services = fakeServices();
    await show(tools, services);
    await choosePhoto();
    expect(screen.getByText('63 mm')).toBeInTheDocument();
    expect(services.storage.get(MEASURED_DISTANCE_KEY)).toBeNull();
    await press('Keep it for my prescription');
    expect(measuredDistance(services.storage.get(MEASURED_DISTANCE_KEY))).toBe(63);
    await press('Forget it');
    expect(services.storage.get(MEASURED_DISTANCE_KEY)).toBeNull();
  });

  it('offers no distance from a turned head [ADV-02]', async () => {
    await show(sampleTools([syntheticFace(USUAL_HEAD, { scale: 3, yaw: 22 })]).tools);
    await choosePhoto();
    expect(screen.getByText(/the head is turned or too small/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Keep it for my prescription' })).not.toBeInTheDocument();
  });

  it('takes one picture with the camera and closes it at once [ADV-02]', async () => {
    const { tools, closed, stream } = sampleTools([aStraightFace]);
    await show(tools);
    await press('Open the camera');
    const video = screen.getByLabelText('Your camera, mirrored');
    await act(async () => {
      fireEvent.loadedData(video);
    });
    await press('Take the picture');
    expect(closed).toEqual([stream]);
    expect(isWorn('Ordora')).toBe(true);
  });

  it('closes the camera when the shopper goes back or leaves [ADV-02]', async () => {
    const { tools, closed } = sampleTools([aStraightFace]);
    const view = await show(tools);
    await press('Open the camera');
    await press('Back');
    expect(closed).toHaveLength(1);
    await press('Open the camera');
    view.unmount();
    expect(closed).toHaveLength(2);
  });

  it.each([
    ['refused', 'The camera stays closed'],
    ['none', 'There is no camera here'],
    ['busy', 'The camera does not answer'],
  ] as const)('answers a camera that is %s with the other ways [ADV-02]', async (why, title) => {
    const { tools } = sampleTools([], { openCamera: async () => ({ ok: false, why }) });
    await show(tools);
    await press('Open the camera');
    expect(screen.getByRole('alert')).toHaveTextContent(title);
    expect(screen.getByRole('button', { name: 'Choose a photo' })).toBeInTheDocument();
    expect(onBust('Ordora')).toBeInTheDocument();
  });

  it('says when no face is found, when a file is no picture, and when the finder does not load [ADV-02]', async () => {
    const view = await show(sampleTools([]).tools);
    await choosePhoto();
    expect(screen.getByRole('alert')).toHaveTextContent('No face found in this picture');
    view.unmount();
    const unreadable = await show(sampleTools([], { pictureFromFile: async () => null }).tools);
    await choosePhoto();
    expect(screen.getByRole('alert')).toHaveTextContent('This file is not a picture we can read');
    unreadable.unmount();
    const services = fakeServices();
    const broken = sampleTools([], { loadFaceFinder: () => Promise.reject(new Error('offline')) });
    await show(broken.tools, services);
    await choosePhoto();
    expect(screen.getByRole('alert')).toHaveTextContent('Try-on did not load');
    expect(String(services.reported[0])).toContain('offline');
  });

  it('lets the shopper choose among several faces [ADV-02]', async () => {
    const wide = syntheticFace({ ...USUAL_HEAD, faceWidth: 151 }, { scale: 3, at: [900, 400] });
    const { tools } = sampleTools([aStraightFace, wide]);
    await show(tools);
    await choosePhoto();
    expect(screen.getByText('There are 2 faces in the picture. Which one is yours?')).toBeInTheDocument();
    await act(async () => {
      fireEvent.click(screen.getByRole('radio', { name: 'Face 2' }));
    });
    expect(screen.getByText('151 mm')).toBeInTheDocument();
  });

  it('gives no advice on shapes where the frame advisor is off [ADV-02] [SITE-06]', async () => {
    const site = aSite();
    const services = fakeServices({ site: { ...site, config: { ...site.config, isFrameAdvisorEnabled: false } } });
    await show(sampleTools([aStraightFace]).tools, services);
    await choosePhoto();
    expect(isWorn('Ordora')).toBe(true);
    expect(screen.queryByRole('heading', { name: /Face shape/ })).not.toBeInTheDocument();
  });

  it('says when the picture of a frame is not loading and keeps the rest [ADV-02]', async () => {
    const services = fakeServices();
    const { tools } = sampleTools([aStraightFace], { drawWorn: () => Promise.reject(new Error('no picture')) });
    await show(tools, services);
    await choosePhoto();
    expect(screen.getByText('The picture of this frame is not loading.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See Ordora' })).toHaveAttribute('href', '/eyeglasses/norvane-Ordora');
  });
});
