import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/expectAccessible';
import { MeasurementDrawing } from './MeasurementDrawing';

describe('MeasurementDrawing', () => {
  it('tells all measures in words and shows them at the frame [PDP-03]', async () => {
    const { container } = render(
      <MeasurementDrawing
        shape="panto"
        lens={52}
        lensHeight={44.5}
        heightText="44,5"
        bridge={18}
        temple={145}
        total={136}
      />,
    );
    expect(screen.getByRole('figure')).toHaveTextContent(
      'lenses 52 mm wide, bridge 18 mm, total width 136 mm. Temple 145 mm. Lenses 44,5 mm high.',
    );
    const labels = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(labels).toEqual(['18\u202Fmm', '52\u202Fmm', '52\u202Fmm', '44,5\u202Fmm', '136\u202Fmm', '145\u202Fmm']);
    await expectAccessible(container);
  });

  it('draws a height that nobody measured, and names none [PDP-03]', () => {
    const { container } = render(
      <MeasurementDrawing shape="panto" lens={50} lensHeight={40} bridge={18} temple={145} total={136} />,
    );
    expect(screen.getByRole('figure')).not.toHaveTextContent('high');
    expect(container).not.toHaveTextContent('40 mm');
  });
});
