/** The UI kit's public door. */
export { Accordion, type AccordionProps } from './Accordion/Accordion';
export { AddressFields, type AddressFieldsProps } from './AddressFields/AddressFields';
export { Badge, SecondaryBadges, type BadgeFacts, type BadgeProps, type SecondaryBadgesProps } from './Badge/Badge';
export { Breadcrumb, type BreadcrumbProps } from './Breadcrumb/Breadcrumb';
export { Button, type ButtonProps } from './Button/Button';
export { ButtonLink, type ButtonLinkProps } from './Button/ButtonLink';
export { IconButton, type IconButtonProps } from './Button/IconButton';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox';
export { checkMark, checkMarkOn } from './Checkbox/markStyle';
export { Chip, type ChipProps } from './Chip/Chip';
export { Combobox, type ComboboxProps } from './Combobox/Combobox';
export { DataTable, type DataColumn, type DataRow, type DataTableProps } from './DataTable/DataTable';
export { Dialog, type DialogProps } from './Dialog/Dialog';
export { Drawer, type DrawerProps } from './Dialog/Drawer';
export type { DialogSide, DismissReason } from './Dialog/ModalDialog';
export { useModal } from './Dialog/useModal';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState';
export { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary/ErrorSummary';
export { EyeMark, type EyeMarkProps } from './EyeMark/EyeMark';
export { EyeRows } from './EyeMark/EyeRows';
export {
  FacetColour,
  FacetGroup,
  FacetList,
  FacetShape,
  FacetValue,
  type FacetColourProps,
  type FacetGroupProps,
  type FacetListProps,
  type FacetShapeProps,
  type FacetValueProps,
} from './Facets/Facets';
export type { FieldFacts, FieldLinks, FieldProps } from './Field/Field';
export { controlStyle } from './Field/controlStyle';
export { MOST_TYPED } from './Field/mostTyped';
export { FileDrop, type FileDropProps } from './FileDrop/FileDrop';
export { FieldRow, FieldSet, Form, type FieldSetProps } from './Form/Form';
export { FrameSign, type FrameSignProps } from './FrameSign/FrameSign';
export { Heading, type HeadingProps } from './Heading/Heading';
export { Icon, type IconName, type IconProps } from './Icon/Icon';
export {
  Columns,
  Container,
  Page,
  Row,
  Section,
  Stack,
  Surface,
  type ColumnsProps,
  type SectionProps,
  type StackProps,
} from './Layout/Layout';
export { LensSize, type LensSizeProps } from './LensSize/LensSize';
export { MeasurementDrawing, type MeasurementDrawingProps } from './MeasurementDrawing/MeasurementDrawing';
export { Note, type NoteProps, type NoteTone } from './Note/Note';
export { RetryNote, type RetryNoteProps } from './RetryNote/RetryNote';
export { LoadMore, type LoadMoreProps } from './LoadMore/LoadMore';
export { OrLine } from './OrLine/OrLine';
export {
  Picture,
  pictureSrcSet,
  pictureUrl,
  type PictureFormat,
  type PictureProps,
  type PictureSource,
} from './Picture/Picture';
export { Price, type PriceFacts, type PriceProps } from './Price/Price';
export { takePress } from './ProductTile/earlyPress';
export { ProductTile, TileContent, TilePlace, type ProductTileProps } from './ProductTile/ProductTile';
export { ProgressLine, type ProgressLineProps } from './ProgressLine/ProgressLine';
export { Quantity, type QuantityProps } from './Quantity/Quantity';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/RadioGroup';
export { RadioRows, type RadioRow, type RadioRowsProps } from './RadioRows/RadioRows';
export { DefinitionRows, type DefinitionRowsProps } from './Rows/DefinitionRows';
export { SummaryList, type SummaryAnswer, type SummaryListProps } from './Rows/SummaryList';
export { Totals, type TotalsProps, type TotalsRow } from './Rows/Totals';
export { SearchRow, type SearchRowProps } from './SearchRow/SearchRow';
export { Segmented, type SegmentedProps } from './Segmented/Segmented';
export { Select, type SelectOption, type SelectProps } from './Select/Select';
export { SizeChoice, type SizeChoiceProps, type SizeOption } from './SizeChoice/SizeChoice';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton';
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink';
export { Steps, type StepsProps } from './Steps/Steps';
export type { SwatchColours } from './Swatches/SwatchDisc';
export { isFrontColour, isLensColour, type FrontColour, type LensColour } from './Swatches/swatchColours';
export { Swatches, type Swatch, type SwatchesProps } from './Swatches/Swatches';
export { Tabs, type Tab, type TabsProps } from './Tabs/Tabs';
export { TextArea, type TextAreaProps } from './TextArea/TextArea';
export type { FieldFormat } from './TextField/fieldFormats';
export { PasswordField, type PasswordFieldProps } from './TextField/PasswordField';
export { TextField, type TextFieldProps } from './TextField/TextField';
export { TextLink, type TextLinkProps } from './TextLink/TextLink';
export { TILE_SIZES, TileGrid, TileRail, type TileGridProps } from './TileGrid/TileGrid';
export { Toasts, type Toast, type ToastsProps } from './Toasts/Toasts';
export { TrueScalePicture, type TrueScalePictureProps } from './TrueScalePicture/TrueScalePicture';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden';
export { globalCss } from './styles/globalCss';
export { outlineCss, outlineSheet } from './styles/outlineSheet';
export { millimetreClass } from './styles/millimetres';
export {
  KitTextProvider,
  useKitText,
  kitTextFrom,
  type KitMessageKey,
  type KitMessages,
  type KitTextFunction,
  type KitTextProviderProps,
} from './text/KitText';
export { media, screenBelow, screenFrom, screenHovers, type ColourToken, type TypeToken } from './tokens/tokens';
