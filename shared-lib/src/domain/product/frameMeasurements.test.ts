import { attributesOf } from '../../testing/aProduct';
import { attributeNumber } from './attributes';
import { frameMeasurements, frontWidth, sizeLabel } from './frameMeasurements';

const nothing = { lensWidth: null, lensHeight: null, bridge: null, temple: null, hingeDistance: null, front: null };

describe('measurements of a frame', () => {
  it.each([
    ['52', 52],
    ['52 mm', 52],
    ['52,25 mm', 52.25],
    ['-1.50', -1.5],
    ['none', null],
    ['', null],
  ])('reads %p as %p [CAT-03]', (code, number) => {
    expect(attributeNumber(attributesOf({ LENS_WIDTH: code }), 'LENS_WIDTH')).toBe(number);
  });

  it('reads millimetres from their attributes [CAT-03]', () => {
    const full = attributesOf({
      LENS_WIDTH: '52',
      BRIDGE_WIDTH: '18',
      TEMPLE_LENGTH: '145',
      LENS_HEIGHT: '41',
      HINGE_DISTANCE: '134',
    });
    expect(frameMeasurements(full)).toEqual({
      lensWidth: 52,
      bridge: 18,
      temple: 145,
      lensHeight: 41,
      hingeDistance: 134,
      front: null,
    });
  });

  it('takes what is missing from the size that is printed on it [CAT-03]', () => {
    expect(frameMeasurements(attributesOf({ FRAME_SIZE_DISPLAY: '52 - 18 - 140', BRIDGE_WIDTH: '19' }))).toEqual({
      ...nothing,
      lensWidth: 52,
      bridge: 19,
      temple: 140,
    });
    expect(frameMeasurements(attributesOf({ FRAME_SIZE_DISPLAY: 'size 52-18-140' }))).toEqual(nothing);
    expect(frameMeasurements(attributesOf({}))).toEqual(nothing);
  });

  it('measures the front as catalogued, else by its hinges, else by its lenses and bridge [CAT-03] [PDP-03]', () => {
    const parts = { ...nothing, lensWidth: 52, bridge: 18 };
    expect(frontWidth({ ...parts, front: 140, hingeDistance: 132 })).toBe(140);
    expect(frontWidth({ ...parts, hingeDistance: 132 })).toBe(132);
    expect(frontWidth(parts)).toBe(134);
    expect(frontWidth({ ...parts, bridge: null })).toBeNull();
    expect(frontWidth({ ...parts, lensWidth: null })).toBeNull();
  });

  it('says the size in letters, else as printed, else nothing [PDP-03]', () => {
    expect(sizeLabel(attributesOf({ FRAME_SIZE: 'M', FRAME_SIZE_DISPLAY: '52-18-140' }))).toBe('M');
    expect(sizeLabel({ codes: { FRAME_SIZE: ['M'] }, values: { FRAME_SIZE: ['Media'] }, names: {} })).toBe('Media');
    expect(sizeLabel(attributesOf({ FRAME_SIZE_DISPLAY: '52-18-140' }))).toBe('52-18-140');
    expect(sizeLabel(attributesOf({}))).toBe('');
  });
});
