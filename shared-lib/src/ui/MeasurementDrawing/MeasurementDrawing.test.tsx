import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/expectAccessible';
import { MeasurementDrawing } from './MeasurementDrawing';

describe('MeasurementDrawing', () => {
  it('tells all measures in words and shows them at the frame [PDP-03]', async () => {
    const { container } = render(
      <MeasurementDrawing shape="panto" lens={52} lensHeight={44} bridge={18} temple={145} total={136} />,
    );
    expect(screen.getByRole('figure')).toHaveTextContent(
      'lenses 52 mm wide, bridge 18 mm, total width 136 mm. Temple 145 mm.',
    );
    const labels = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(labels).toEqual(['18 mm', '52 mm', '52 mm', '136 mm', '145 mm']);
    await expectAccessible(container);
  });
});
