import { readAppointment, readAppointmentSlots } from '@sightline/shared-lib/api/appointment';
import { readStore } from '@sightline/shared-lib/api/store';
import type { LoadResult, LoadServices, PageModule, PageRequest } from '@sightline/shared-lib/contracts';
import { APPOINTMENT_SERVICES, bookableServices } from '@sightline/shared-lib/domain/store';

import { searchStores } from '../../store/searchStores';
import { storeCardOf } from '../../store/storeCard';

import { Appointment } from './Appointment';
import type { AppointmentData } from './appointmentData';

async function read(request: PageRequest, { client, site }: LoadServices): Promise<AppointmentData> {
  const asked = (name: string) => (request.query[name]?.[0] ?? '').trim().slice(0, 80);
  const key = asked('key');
  if (key) {
    const appointment = await readAppointment(client, { key }, { skipErrorMessage: true });
    return appointment ? { step: 'booked', appointment } : { step: 'unknown' };
  }
  const wanted = APPOINTMENT_SERVICES.find((service) => service === asked('service'));
  const uniqueId = asked('store');
  const record = /^\d{1,12}$/.test(uniqueId) ? await readStore(client, { uniqueId }) : null;
  const store = record && storeCardOf(record);
  const offered = store ? bookableServices(store) : [];
  const service = wanted ?? offered[0] ?? 'eye-test';
  const text = asked('q');
  if (store && offered.includes(service)) {
    const slots = await readAppointmentSlots(client, { physicalStoreId: store.id, service });
    return { step: 'time', service, text, store, slots };
  }
  const found = await searchStores(client, { country: site.country, text, books: service });
  return { step: 'branch', service, text, found };
}

async function load(request: PageRequest, services: LoadServices): Promise<LoadResult<AppointmentData>> {
  const { site, t } = services;
  const data: AppointmentData = site.config.isStoreLocatorEnabled ? await read(request, services) : { step: 'unknown' };
  return {
    outcome: 'page',
    status: data.step === 'unknown' ? 404 : 200,
    head: { title: `${t('Stores.Appointment.Title')} | Sightline`, robots: 'noindex,follow' },
    data,
    cache: 'private',
  };
}

export const appointmentPage: PageModule<AppointmentData> = { load, Page: Appointment };
