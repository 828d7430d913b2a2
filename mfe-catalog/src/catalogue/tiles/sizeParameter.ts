/** Query parameter that names the chosen size or pack of a product by its label (PDP-02). */
export const SIZE_PARAMETER = 'size';
