import { sampleProduct } from '../../testing/samples';
import { trialFramesOfView } from './trialFrames';

const FRONT = { src: '/pictures/01/front.{format}?w={width}', mm: 120, ratio: 40, view: 'front' };
const frame = { ...sampleProduct, pictures: [FRONT], sameWidth: [] };

describe('what can be tried on from a product page', () => {
  it('is a frame in its own width, for a size that is chosen or the first one [ADV-02]', () => {
    expect(trialFramesOfView(frame, frame.choices[1])[0]).toMatchObject({ partNumber: '01', mm: 136 });
    expect(trialFramesOfView(frame, undefined)[0]).toMatchObject({ mm: 129 });
  });

  it('is no bottle, though its picture has a width [ADV-02]', () => {
    const choices = frame.choices.map((choice) => ({ ...choice, mm: undefined }));
    expect(trialFramesOfView({ ...frame, choices }, choices[0])).toEqual([]);
  });
});
