import { render } from '@testing-library/react';
import { FRAME_SHAPES } from '../../domain/lensOutline';
import { FrameSign } from './FrameSign';

describe('FrameSign', () => {
  it.each(FRAME_SHAPES)('draws %s inside its sign, without words of its own', (shape) => {
    const { container } = render(<FrameSign shape={shape} />);
    const sign = container.querySelector('svg');
    expect(sign).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelectorAll('path')).toHaveLength(shape === 'shield' ? 1 : 3);
    for (const path of container.querySelectorAll('path')) expect(path.getAttribute('d')).not.toMatch(/NaN|undefined/);
  });
});
