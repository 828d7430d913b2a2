import type { AppointmentService } from '@sightline/shared-lib/domain/store';
import { labelled } from '@sightline/shared-lib/domain/typography';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { TextLink } from '@sightline/shared-lib/ui';

import type { StoreCard } from '../../store/storeCard';
import { StoreSection } from './StoreSection';

interface StoreServicesProps {
  readonly store: StoreCard;
  readonly bookable: readonly AppointmentService[];
}

/** What a branch does, with a way to an appointment where there is one (STOR-05). */
export function StoreServices({ store, bookable }: StoreServicesProps) {
  const { navigation } = useServices();
  const { t, tag } = useTranslation();
  return (
    <StoreSection id="services" title={t('Stores.Services')}>
      <ul className="rows">
        {store.services.map((service) => {
          const booked = bookable.find((one) => one === service);
          return (
            <li key={service}>
              {t(`Stores.Service.${service}`)}
              {booked ? (
                <TextLink
                  className="end"
                  href={navigation.localise(`${store.appointmentUrl}&service=${booked}`)}
                  aria-label={labelled(t('Stores.Appointment.Title'), t(`Stores.Appointment.Service.${booked}`), tag)}
                >
                  {t('Stores.Appointment.Title')}
                </TextLink>
              ) : null}
            </li>
          );
        })}
      </ul>
    </StoreSection>
  );
}
