import { render, screen } from '@testing-library/react';
import { EyeMark } from '../EyeMark/EyeMark';
import { expectAccessible } from '../testing/expectAccessible';
import { DataTable } from './DataTable';

describe('DataTable', () => {
  it('has a caption, column headers and a row header for each eye', async () => {
    const { container } = render(
      <DataTable
        caption="Prescription"
        corner="Eye"
        cornerHidden
        columns={[
          { id: 'sphere', label: 'Sphere' },
          { id: 'axis', label: <b>Axis</b>, shortLabel: 'Axis', numeric: true },
        ]}
        rows={[{ id: 'r', header: <EyeMark side="right" />, cells: { sphere: '−1.75', axis: '170' } }]}
      />,
    );
    expect(screen.getByRole('table', { name: 'Prescription' })).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: /Right/ })).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: '−1.75' })).toHaveAttribute('data-label', 'Sphere');
    expect(screen.getByRole('cell', { name: '170' })).toHaveAttribute('data-label', 'Axis');
    await expectAccessible(container);
  });
});
