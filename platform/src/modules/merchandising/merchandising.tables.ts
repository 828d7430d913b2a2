import type { ColumnType, Generated } from 'kysely';

import type { SearchLocale } from '../../search';
import type { RuleContent } from './ruleContent.domain';

/** Written as JSON text, read as what it says. */
type Content = ColumnType<RuleContent | null, string | null, string | null>;

/** One rule, as it is answered by and as it would be after the next publication; null in both is one that is gone. */
export interface RuleTable {
  rule_id: Generated<string>;
  locale: SearchLocale;
  /** What a call of the search protocol knows it by; rules that it wrote as one share it. */
  written_as: Generated<string | null>;
  draft: Content;
  published: Content;
  /** Counts changes of the draft: who changes one that another changed meanwhile is told so. */
  revision: number;
  changed_by: string;
  changed_at: Date;
}

/** All rules that one person published at once. */
export interface PublicationTable {
  publication_id: Generated<string>;
  locale: SearchLocale;
  author: string;
  published_at: Date;
  /** The publication that this one took back. */
  undoes: string | null;
}

export type ChangeAction = 'added' | 'changed' | 'removed' | 'discarded' | 'published';

/** What one person did with one rule. */
export interface ChangeTable {
  change_id: Generated<string>;
  locale: SearchLocale;
  rule_id: string;
  action: ChangeAction;
  /** Only of what was published. */
  publication_id: string | null;
  author: string;
  changed_at: Date;
  before: Content;
  after: Content;
}

/** One row, which tells every process that there are other rules. */
export interface VersionTable {
  single: boolean;
  version: string;
}

export type MerchandisingTables = {
  merchandising_rules: RuleTable;
  merchandising_publications: PublicationTable;
  merchandising_changes: ChangeTable;
  merchandising_version: VersionTable;
};
