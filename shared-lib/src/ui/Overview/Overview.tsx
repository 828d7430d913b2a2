import { Badge, SecondaryBadges } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { IconButton } from '../Button/IconButton';
import { Chip } from '../Chip/Chip';
import { EyeMark } from '../EyeMark/EyeMark';
import { FieldRow } from '../Form/Form';
import { Heading } from '../Heading/Heading';
import { Icon, type IconName } from '../Icon/Icon';
import { Row, Stack } from '../Layout/Layout';
import { LensSize } from '../LensSize/LensSize';
import { Note } from '../Note/Note';
import { ProductTile } from '../ProductTile/ProductTile';
import { RadioRows } from '../RadioRows/RadioRows';
import { Segmented } from '../Segmented/Segmented';
import { Swatches } from '../Swatches/Swatches';
import { TextField } from '../TextField/TextField';
import { TileGrid } from '../TileGrid/TileGrid';
import { sampleMeridian, sampleOrdora, sampleSwatches } from '../testing/samples';

const signs: readonly IconName[] = [
  'search',
  'person',
  'heart',
  'bag',
  'menu',
  'filter',
  'ruler',
  'truck',
  'pin',
  'clock',
  'ear',
  'eye',
  'pencil',
  'lock',
  'parcel',
  'upload',
  'check',
  'warning',
  'info',
  'close',
  'arrow',
  'chevronDown',
];

/** Type, controls, signs and tiles on one sheet, to be held beside the drawn one. */
export function Overview() {
  return (
    <form>
      <Stack>
        <p className="d2">
          Aa <LensSize lens={52} bridge={18} />
        </p>
        <Heading level={2}>Four millimeters decide</Heading>
        <p className="t1">Title, 25 on 32</p>
        <p className="t2">Subtitle, 20 on 28</p>
        <p>Body, 16 on 24. Il1 O0 B8 −1.75</p>
        <p className="small soft">Small, 14 on 20. The smallest.</p>
        <Row>
          <Button amount="$368.00">Add to bag</Button>
          <Button variant="outlined">Directions</Button>
          <Button icon="arrow">Focused</Button>
          <Button aria-disabled>Not available</Button>
        </Row>
        <FieldRow>
          <TextField label="E-mail" defaultValue="marta@example.com" help="For the receipt." />
          <TextField label="ZIP code" defaultValue="0600" error="Four digits. It needs five." />
        </FieldRow>
        <Row>
          <Swatches swatches={sampleSwatches} selected="tortoise" />
          <Badge text="Online exclusive" />
          <SecondaryBadges badges={['Polarized', 'Light-adaptive']} />
          <Chip href="?" removes="Size M">
            Size M
          </Chip>
          <Chip selected>Eye test</Chip>
          <EyeMark side="right" />
          <EyeMark side="left" />
          <Segmented
            label="View"
            name="view"
            defaultValue="list"
            options={[
              { value: 'list', label: 'List' },
              { value: 'map', label: 'Map' },
            ]}
          />
        </Row>
        <Row>
          {signs.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </Row>
        <RadioRows
          legend="Lenses"
          legendHidden
          name="lenses"
          defaultValue="plain"
          rows={[
            { value: 'plain', label: 'As shown', aside: 'Included' },
            { value: 'rx', label: 'With my prescription', aside: 'from $95.00' },
          ]}
        />
        <Note tone="bad">That card was declined. Nothing was charged.</Note>
        <Note tone="good">Prescription received.</Note>
        <TileGrid>
          <ProductTile {...sampleOrdora} heart={<IconButton icon="heart" label="Save Ordora" pressed={false} />} />
          <ProductTile {...sampleMeridian} heart={<IconButton icon="heart" label="Save Meridian" pressed={false} />} />
        </TileGrid>
      </Stack>
    </form>
  );
}
