/** A link of header or footer; addresses are locale-less paths. */
export interface ChromeLink {
  readonly label: string;
  readonly href: string;
}

export interface ChromeSection extends ChromeLink {
  readonly categoryId?: string;
}

/** What header and footer show, from the content service; small, because every document carries it. */
export interface ChromeContent {
  readonly promise: string;
  readonly utilityLinks: readonly ChromeLink[];
  readonly sections: readonly ChromeSection[];
  readonly footer: {
    readonly newsletterTitle: string;
    readonly newsletterText: string;
    readonly columns: readonly { readonly title: string; readonly links: readonly ChromeLink[] }[];
    readonly legal: readonly ChromeLink[];
    readonly copyright: string;
  };
}

/** Chrome without content: the shop still works when the content service does not answer. */
export const EMPTY_CHROME: ChromeContent = {
  promise: '',
  utilityLinks: [],
  sections: [],
  footer: { newsletterTitle: '', newsletterText: '', columns: [], legal: [], copyright: '© Sightline' },
};
