import {
  isStillNeeded,
  type PrescriptionGroup,
  type PrescriptionGroups,
  type PrescriptionItem,
} from '@sightline/shared-lib/domain/prescription';
import type { TextKey } from '@sightline/shared-lib/contracts';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Heading, Icon } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

const Root = styled.ul`
  margin-top: 12px;
  border-top: 1px solid var(--line);
  & > li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 12px;
    min-height: 56px;
    padding-block: 8px;
    border-bottom: 1px solid var(--line);
  }
  & > li[aria-current] {
    border-inline-start: 3px solid var(--sight);
    padding-inline-start: 9px;
  }
  & .item-name {
    overflow-wrap: anywhere;
  }
  & .item-state[data-tone='warn'] {
    color: var(--warn);
  }
  & .item-state[data-tone='bad'] {
    color: var(--bad);
  }
`;

interface Standing {
  readonly key: TextKey;
  readonly icon: 'check' | 'eye' | 'warning';
  readonly tone: 'good' | 'warn' | 'bad';
  readonly isComplete: boolean;
}

/** What is said of a thing: complete, skipped, sent back, or needed. */
function standingOf(group: PrescriptionGroup, item: PrescriptionItem): Standing {
  if (group.completedPrescriptionItems.includes(item.orderItemId)) {
    const isGivenNow = isStillNeeded(item) || item.state === 'waiting';
    const isForLenses = group.kind === 'contactLenses';
    const waiting = isForLenses ? 'Prescription.Item.Asked' : 'Prescription.Item.Waiting';
    const done = isForLenses ? 'Prescription.Item.Values' : 'Prescription.Item.Approved';
    const key = isGivenNow ? waiting : done;
    return { key, icon: 'check', tone: 'good', isComplete: true };
  }
  if (group.skippedPrescriptionItems.includes(item.orderItemId)) {
    return { key: 'Prescription.Item.Later', icon: 'eye', tone: 'warn', isComplete: false };
  }
  if (item.state === 'rejected') {
    const key = item.reason ? (`Prescription.Reason.${item.reason}` as const) : 'Prescription.Item.Rejected';
    return { key, icon: 'warning', tone: 'bad', isComplete: false };
  }
  return { key: 'Prescription.Item.Missing', icon: 'eye', tone: 'warn', isComplete: false };
}

/** Contact lenses that wait for nobody bring their values with them. */
const hasValuesAlone = ({ kind }: PrescriptionGroup, { state }: PrescriptionItem): boolean =>
  kind === 'contactLenses' && state === 'approved';

interface GroupListProps {
  readonly groups: PrescriptionGroups;
  readonly names: ReadonlyMap<string, string>;
  /** Absent when the order takes no prescription any more. */
  readonly onChoose?: ((orderItemId: string) => void) | undefined;
}

/** The things of an order that are made to a prescription, by kind, and where each stands (RX-01). */
export function GroupList({ groups, names, onChoose }: GroupListProps) {
  const { t } = useTranslation();
  return groups.prescriptionMacroGroups.map((group) => (
    <section key={group.kind} aria-labelledby={`rx-group-${group.kind}`}>
      <Heading level={2} size="t1" id={`rx-group-${group.kind}`}>
        {t(`Prescription.Group.${group.kind}`)}
      </Heading>
      <Root>
        {group.orderItems.map((item, index) => {
          const { key, icon, tone, isComplete } = standingOf(group, item);
          const isAsked = group.active && index === group.selectedItemIndex;
          const name = names.get(item.orderItemId) ?? item.name;
          return (
            <li key={item.orderItemId} aria-current={isAsked ? 'step' : undefined}>
              <Icon name={icon} />
              <div>
                <p className="item-name strong">{name}</p>
                <p className="item-state small soft" data-tone={tone}>
                  {t(key)}
                </p>
              </div>
              {isAsked || !onChoose || hasValuesAlone(group, item) ? null : (
                <Button variant="text" onClick={() => onChoose(item.orderItemId)}>
                  {t(isComplete ? 'Prescription.Item.Change' : 'Prescription.Item.Give')}
                  <span className="vh"> {name}</span>
                </Button>
              )}
            </li>
          );
        })}
      </Root>
    </section>
  ));
}
