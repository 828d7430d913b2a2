import type { ComponentType } from '@sightline/shared-lib/domain/content';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { sampleTile } from '../../testing/samples';
import { inStoryShop } from '../../testing/StoryShop';
import type { ContentPart } from './contentPart';
import { ContentPartView } from './ContentParts';

/** Where stories are drawn as tests there is no observer: nothing comes into view there. */
class NeverInView {
  observe = () => undefined;
  disconnect = () => undefined;
}
globalThis.IntersectionObserver ??= NeverInView as never;

const link = { label: 'Find frames', href: '/eyeglasses' };
const item = (title: string, text: string) => ({ title, text, html: `<p>${text}</p>`, media: null, cta: link });
const links = [link, { label: 'Size guide', href: '/c/size-guide' }];

/** What each type may carry; a type of the content service without an entry here does not compile. */
const SAMPLES: Readonly<Record<ComponentType, Partial<ContentPart>>> = {
  HeroBanner: { title: 'Made to the millimeter.', tiles: [sampleTile], cta: link },
  Teaser: { title: 'Insurance', text: 'We bill it for you.', cta: link },
  TeaserGrid: { items: [item('Eyeglasses', 'With or without prescription.')], counts: ['1,204'] },
  CollectionGrid: { title: 'Spring light', tiles: [sampleTile], cta: link },
  ProductCarousel: { title: 'New on the rail', tiles: [sampleTile] },
  RichText: { title: 'How it works', html: '<p>Ask <a href="/c/contact-us-page">us</a>.</p><ul><li>Or not</li></ul>' },
  Accordion: { title: 'Returns', items: [item('Can I return it?', 'Yes, within 30 days.')] },
  CookieTable: {
    title: 'Cookies',
    headings: { name: 'Name', purpose: 'What for', duration: 'How long', kind: 'Kind' },
    rows: [{ name: 'sightline.theme', purpose: 'Appearance', duration: '30 days', kind: 'Necessary' }],
  },
  Video: { title: 'How a frame is fitted', sources: [{ url: '/film.mp4', type: 'video/mp4' }], captions: '/film.vtt' },
  StoreFinderTeaser: { kicker: 'Stores', title: 'Adjusted by hand.', cta: link },
  HearingTestEntry: { kicker: 'Hearing', title: 'Five quiet minutes.', cta: link },
  InsuranceTeaser: { title: 'Use your insurance', text: 'Pay less here.', cta: link },
  NewsletterForm: { title: 'The newsletter', text: 'Our news by e-mail, for as long as you like.' },
  Menu: { title: 'Services', links },
  MenuItem: { title: 'Sunglasses', links },
  Link: { cta: link },
  FooterColumn: { title: 'Help', links },
  LegalStrip: { links },
};

const meta: Meta<typeof ContentPartView> = {
  title: 'Catalogue/Content components',
  component: ContentPartView,
  args: { isLead: false },
  decorators: [inStoryShop],
};
export default meta;

type Story = StoryObj<typeof ContentPartView>;

const storyOf = (type: ComponentType, isLead = false): Story => ({
  args: { part: { id: type, type, ...SAMPLES[type] }, isLead },
});

export const Default: Story = storyOf('Teaser');

export const HeroBanner: Story = storyOf('HeroBanner', true);
export const LeadingTeaser: Story = storyOf('Teaser', true);
export const TeaserGrid: Story = storyOf('TeaserGrid');
export const CollectionGrid: Story = storyOf('CollectionGrid');
export const ProductCarousel: Story = storyOf('ProductCarousel');
export const RichText: Story = storyOf('RichText');
export const Accordion: Story = storyOf('Accordion');
export const CookieTable: Story = storyOf('CookieTable');
export const Video: Story = storyOf('Video');
export const StoreFinderTeaser: Story = storyOf('StoreFinderTeaser');
export const HearingTestEntry: Story = storyOf('HearingTestEntry');
export const InsuranceTeaser: Story = storyOf('InsuranceTeaser');
export const NewsletterForm: Story = storyOf('NewsletterForm');
export const Menu: Story = storyOf('Menu');
export const MenuItem: Story = storyOf('MenuItem');
export const Link: Story = storyOf('Link');
export const FooterColumn: Story = storyOf('FooterColumn');
export const LegalStrip: Story = storyOf('LegalStrip');

export const UnknownType: Story = {
  args: { part: { id: 'x', type: 'unknown', unknownType: 'Hologram' }, isLead: false },
};
