import { serviceDrafts } from './services';

it('names a thickness by its index as each language writes it [RX-11]', () => {
  const thin = serviceDrafts().find(({ partNumber }) => partNumber === 'SRV-IDX-160-P');
  expect(thin?.names).toMatchObject({
    en: 'Lens index 1.60',
    'en-GB': 'Lens index 1.60',
    it: 'Indice 1,60',
    fr: 'Indice 1,60',
    de: 'Brechungsindex 1,60',
    es: 'Índice 1,60',
    pt: 'Índice 1,60',
  });
});
