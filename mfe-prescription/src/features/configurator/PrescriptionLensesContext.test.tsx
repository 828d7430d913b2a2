import { act, render, renderHook } from '@testing-library/react';

import { PrescriptionLensesProvider, usePrescriptionLenses } from './PrescriptionLensesContext';

describe('the context of the configurator', () => {
  it('is closed, not loading and without a value at first [RX-10]', () => {
    const { result } = renderHook(usePrescriptionLenses, { wrapper: PrescriptionLensesProvider });
    expect(result.current).toMatchObject({ isOpen: false, isLoading: false, prescriptionLenses: null });
    act(() => result.current.setOpen(true));
    expect(result.current.isOpen).toBe(true);
  });

  it('turns its loading flag over by a call, and takes it down by a truthy one [RX-10]', () => {
    const { result } = renderHook(usePrescriptionLenses, { wrapper: PrescriptionLensesProvider });
    act(() => result.current.toggleLoading());
    expect(result.current.isLoading).toBe(true);
    act(() => result.current.toggleLoading());
    expect(result.current.isLoading).toBe(false);
    act(() => result.current.toggleLoading(true));
    expect(result.current.isLoading).toBe(false);
    act(() => result.current.toggleLoading());
    act(() => result.current.toggleLoading(true));
    expect(result.current.isLoading).toBe(false);
  });

  it('throws outside its provider [RX-10]', () => {
    const quietly = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Part = () => <p>{String(usePrescriptionLenses().isOpen)}</p>;
    expect(() => render(<Part />)).toThrow('Init PrescriptionLensesContext first.');
    quietly.mockRestore();
  });
});
