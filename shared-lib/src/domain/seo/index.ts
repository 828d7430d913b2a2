export {
  breadcrumbData,
  collectionData,
  faqData,
  localBusinessData,
  organizationData,
  productData,
  webSiteData,
} from './structuredData';
export type { ProductFacts, StructuredData } from './structuredData';
