/** Field numbers of product texts, the highest ranking first. */
export const FIELD = { brand: 0, modelName: 1, code: 2, colour: 3, shape: 4, type: 5, other: 6 } as const;

/** Translated attributes that are searched, by the field they rank in. */
export const SEARCHED_ATTRIBUTES: readonly { readonly field: number; readonly names: readonly string[] }[] = [
  { field: FIELD.colour, names: ['FRONT_COLOR', 'LENS_COLOR', 'LENS_COLOR_FACET', 'FRONT_COLOR_FACET'] },
  { field: FIELD.shape, names: ['FRAME_SHAPE'] },
  { field: FIELD.type, names: ['GOODS_KIND', 'PRODUCT_TYPE'] },
  {
    field: FIELD.other,
    names: [
      'GENDER',
      'FRAME_MATERIAL_FACET',
      'FRAME_MATERIAL_CLASS',
      'LENS_TREATMENT_FACET',
      'CL_BRAND',
      'CONNECTIVITY',
      'REPLACEMENT',
      'LENS_DESIGN',
      'CORRECTION_TYPE',
      'CL_COLOR',
      'RIM_TYPE',
      'SUSTAINABILITY_CLAIM',
    ],
  },
];

/** Facets whose values can be searched. */
export const SEARCHABLE_FACETS: readonly string[] = [
  'BRAND',
  'MODEL_NAME',
  'FRONT_COLOR',
  'LENS_COLOR',
  'LENS_COLOR_FACET',
  'FRAME_SHAPE',
  'FRAME_MATERIAL_FACET',
  'CL_BRAND',
].flatMap((name) => [`attributes.${name}`, `attributes_translated.${name}`]);

/** Record fields that are highlighted unless the query names others. */
export const HIGHLIGHTED_FIELDS: readonly string[] = [
  'BRAND',
  'MODEL_NAME',
  'MODEL_CODE_DISPLAY',
  'FRONT_COLOR',
  'LENS_COLOR',
  'FRAME_SHAPE',
  'PRODUCT_TYPE',
].map((name) => `attributes_translated.${name}`);
