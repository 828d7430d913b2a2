import { fakeServices } from '@sightline/shared-lib/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';

import { renderInShop } from '../../../testing/renderPage';
import { SAMPLE_FRAMES, sampleTools } from '../sampleTryOn';
import { syntheticFace, USUAL_HEAD } from '../syntheticFace';
import type { Landmarks } from '../landmarks';
import TryOnDialog from '../TryOnDialog';
import type { TryOnTools } from '../tryOnTools';

const FACE = syntheticFace(USUAL_HEAD, { scale: 2 });

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

/** The dialog with its camera open; every picture of the camera comes when the test says so. */
async function openCamera(faces: readonly Landmarks[] = [FACE], more: Partial<TryOnTools> = {}) {
  const waiting = new Set<(at: number) => void>();
  const resting: boolean[] = [];
  const lost: (() => void)[] = [];
  const sample = sampleTools(faces, {
    nextPicture(_video, callback) {
      waiting.add(callback);
      return () => void waiting.delete(callback);
    },
    restCamera: (_stream, isResting) => void resting.push(isResting),
    onCameraLost(_stream, listener) {
      lost.push(listener);
      return () => undefined;
    },
    ...more,
  });
  const services = fakeServices();
  const view = await renderInShop(
    <TryOnDialog frames={SAMPLE_FRAMES} section="/eyeglasses" tools={sample.tools} onClose={() => undefined} />,
    services,
  );
  await press('Open the camera');
  await act(async () => {
    fireEvent.loadedData(screen.getByLabelText('Your camera, mirrored'));
  });
  let at = 0;
  /** So many pictures, a second apart. */
  const pictures = async (count = 1) => {
    for (let turn = 0; turn < count; turn += 1) {
      at += 1000;
      const callbacks = [...waiting];
      waiting.clear();
      await act(async () => {
        for (const callback of callbacks) callback(at);
      });
    }
  };
  return { ...sample, ...view, services, waiting, resting, lost, pictures };
}

/** Looks that take so many milliseconds each. */
function slowClock(ms: number): Pick<TryOnTools, 'now'> {
  let clock = 0;
  return { now: () => (clock += ms) };
}

async function turnPage(visibility: 'hidden' | 'visible') {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  await act(async () => {
    fireEvent(document, new Event('visibilitychange'));
  });
}

const words = () => screen.getByRole('status').textContent;
const SLOW = 'The live view does not keep up here. Take one picture instead.';
const LIVE = 'Show it live all the same';

afterEach(() => jest.restoreAllMocks());

describe('the live view', () => {
  it('draws the chosen frame on the moving face, politely says so, and lets another one be chosen [ADV-02]', async () => {
    const { drawn, pictures, services } = await openCamera();
    expect(words()).toBe('Looking for your face');
    await pictures();
    expect(words()).toBe('Turn your head: the frame follows.');
    expect(drawn.at(-1)).toBe('live Ordora 0');
    expect(
      screen.getByRole('img', { name: 'Norvane, Ordora, Black on the face, 136\u202Fmm wide, at true scale' }),
    ).toBeInTheDocument();
    const shelf = screen.getByRole('group', { name: 'Frames to try' });
    await act(async () => {
      fireEvent.click(within(shelf).getByRole('radio', { name: /Quarto/ }));
    });
    await press('Higher on the nose');
    await pictures();
    expect(drawn.at(-1)).toBe('live Quarto 2');
    expect(services.client.calls).toHaveLength(0);
    expect(services.analyticsEvents).toHaveLength(0);
  });

  it('is frozen into a picture of the same frame, at the scale that was learned, and the camera closes [ADV-02]', async () => {
    const narrow = syntheticFace({ ...USUAL_HEAD, faceWidth: 128 }, { scale: 2 });
    // The irises of the picture itself would make the same face a tenth wider.
    const blurred = narrow.map(([x, y, z]) => [x * 1.5, y * 1.5, z * 1.5] as const);
    const iris = syntheticFace(USUAL_HEAD, { scale: 2.7 });
    const mesh = blurred.map((point, index) => (index < 468 ? point : (iris[index] ?? point)));
    const { closed, stream, pictures, waiting } = await openCamera([narrow], {
      loadFaceFinder: async () => ({ find: async () => [mesh], track: async () => narrow, close: () => undefined }),
    });
    await pictures(3);
    await press('Take the picture');
    expect(closed).toEqual([stream]);
    expect(waiting.size).toBe(0);
    expect(screen.getByRole('img', { name: /Norvane, Ordora/ })).toBeInTheDocument();
    expect(screen.getByText('128 mm')).toBeInTheDocument();
    expect(screen.getAllByRole('checkbox')).toHaveLength(SAMPLE_FRAMES.length);
  });

  it('says when no face is in view, when it is too dark, and when the face is too far [ADV-02]', async () => {
    const nobody = await openCamera([]);
    await nobody.pictures();
    expect(words()).toBe('No face in view. Look straight into the camera.');
    expect(nobody.drawn).toEqual(['live nothing']);
    nobody.unmount();
    const dark = await openCamera([], { mirrorPicture: () => 0.02 });
    await dark.pictures();
    expect(words()).toBe('Too dark. Turn toward a window or a lamp.');
    dark.unmount();
    const far = await openCamera([syntheticFace(USUAL_HEAD, { scale: 0.5 })]);
    await far.pictures();
    expect(words()).toBe('Too far away. Come a little closer.');
  });

  it('takes the frame off when the face is gone [ADV-02]', async () => {
    const faces: Landmarks[] = [FACE];
    const { drawn, pictures } = await openCamera([], {
      loadFaceFinder: async () => ({
        find: async () => faces,
        track: async () => faces[0] ?? null,
        close: () => undefined,
      }),
    });
    await pictures();
    faces.pop();
    await pictures();
    expect(drawn.at(-1)).toBe('live nothing');
  });

  it('gives way to one picture where a device is slow, unless it is asked for all the same [ADV-02]', async () => {
    const { pictures, waiting, drawn } = await openCamera([FACE], slowClock(200));
    await pictures(5);
    expect(words()).toBe(SLOW);
    expect(waiting.size).toBe(0);
    await press(LIVE);
    await pictures(8);
    expect(words()).toBe('Turn your head: the frame follows.');
    expect(drawn.at(-1)).toBe('live Ordora 0');
  });

  it('begins with one picture where the device asks for little motion [ADV-02]', async () => {
    const { pictures, waiting, drawn } = await openCamera([FACE], { wantsCalm: () => true });
    expect(words()).toBe('Your device asks for little motion: one picture is enough.');
    expect(waiting.size).toBe(0);
    await press(LIVE);
    await pictures();
    expect(drawn.at(-1)).toBe('live Ordora 0');
  });

  it('rests, and the camera with it, while nobody sees the page [ADV-02]', async () => {
    const { pictures, waiting, resting } = await openCamera();
    await pictures();
    await turnPage('hidden');
    expect(waiting.size).toBe(0);
    expect(resting).toEqual([true]);
    await turnPage('visible');
    expect(waiting.size).toBe(1);
    expect(resting).toEqual([true, false]);
  });

  it('ends with the dialog and with a camera that is taken away [ADV-02]', async () => {
    const left = await openCamera();
    await left.pictures();
    left.unmount();
    expect(left.waiting.size).toBe(0);
    expect(left.closed).toEqual([left.stream]);
    const { lost, waiting, closed } = await openCamera();
    await act(async () => lost.at(-1)?.());
    expect(screen.getByRole('alert')).toHaveTextContent('The camera does not answer');
    expect(waiting.size).toBe(0);
    expect(closed).toHaveLength(1);
  });

  it('leaves the way by one picture when the finder does not load, and asks for it again [ADV-02]', async () => {
    let isOffline = true;
    const found = { find: async () => [FACE], track: async () => FACE, close: () => undefined };
    const { pictures, services } = await openCamera([FACE], {
      loadFaceFinder: () => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(found)),
    });
    await pictures();
    expect(words()).toBe(SLOW);
    expect(String(services.reported[0])).toContain('offline');
    isOffline = false;
    await press('Take the picture');
    expect(screen.getByRole('img', { name: /Norvane, Ordora/ })).toBeInTheDocument();
  });
});
