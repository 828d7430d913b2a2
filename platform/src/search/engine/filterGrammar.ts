import type { FilterNode, FilterResult } from './filterNode';
import { FilterSyntaxError, type FilterToken, filterTokens } from './filterTokens';
import type { Comparison } from './numberColumn';

const COMPARISONS: ReadonlySet<string> = new Set(['<', '<=', '=', '!=', '>=', '>']);

/** How much a filter may say. */
export interface FilterBounds {
  readonly conditions: number;
  /** Of parentheses and NOT. */
  readonly depth: number;
}

/**
 * Reads the `filters` notation: `a:b`, `a:1 TO 5`, `a >= 2`, joined by AND, OR, NOT and parentheses. AND binds closer than
 * OR. A word without an attribute is a tag.
 */
export function parseFilters(text: string, bounds: FilterBounds): FilterResult {
  try {
    const tokens = filterTokens(text);
    if (tokens.length === 1) return { ok: true, node: { kind: 'and', nodes: [] } };
    return { ok: true, node: new FilterParser(tokens, bounds).parse() };
  } catch (error) {
    if (error instanceof FilterSyntaxError) return { ok: false, message: `filters: ${error.message}` };
    throw error;
  }
}

class FilterParser {
  private readonly tokens: readonly FilterToken[];
  private next = 0;
  private depth = 0;
  private conditions = 0;
  private readonly bounds: FilterBounds;

  constructor(tokens: readonly FilterToken[], bounds: FilterBounds) {
    this.tokens = tokens;
    this.bounds = bounds;
  }

  parse(): FilterNode {
    const node = this.either();
    if (this.current.kind !== 'end') this.refuse('expected AND, OR or the end');
    return node;
  }

  private get current(): FilterToken {
    return this.tokens[this.next] ?? { kind: 'end', text: '', at: 0 };
  }

  private either(): FilterNode {
    return this.joined('or', 'OR', () => this.both());
  }

  private both(): FilterNode {
    return this.joined('and', 'AND', () => this.negatable());
  }

  private joined(kind: 'and' | 'or', keyword: string, part: () => FilterNode): FilterNode {
    const first = part();
    const nodes = [first];
    while (this.takeKeyword(keyword)) nodes.push(part());
    return nodes.length === 1 ? first : { kind, nodes };
  }

  private negatable(): FilterNode {
    if (this.takeKeyword('NOT')) return { kind: 'not', node: this.nested(() => this.negatable()) };
    if (!this.takeSymbol('(')) return this.condition();
    const node = this.nested(() => this.either());
    if (!this.takeSymbol(')')) this.refuse('expected )');
    return node;
  }

  private nested(part: () => FilterNode): FilterNode {
    this.depth += 1;
    if (this.depth > this.bounds.depth) this.refuse('too deeply nested');
    const node = part();
    this.depth -= 1;
    return node;
  }

  private condition(): FilterNode {
    this.conditions += 1;
    if (this.conditions > this.bounds.conditions) this.refuse(`more than ${this.bounds.conditions} conditions`);
    const attribute = this.takeText('an attribute name');
    const { kind, text } = this.current;
    if (kind === 'symbol' && COMPARISONS.has(text)) {
      this.next += 1;
      return { kind: 'compare', attribute, operator: text as Comparison, limit: this.takeNumber() };
    }
    if (!this.takeSymbol(':')) return { kind: 'value', attribute: '_tags', value: attribute };
    const value = this.takeText('a value');
    if (!this.takeKeyword('TO')) return { kind: 'value', attribute, value };
    const from = Number(value);
    if (value === '' || Number.isNaN(from)) this.refuse(`${value} is not a number to start a range with`);
    return { kind: 'range', attribute, from, to: this.takeNumber() };
  }

  private takeNumber(): number {
    const text = this.takeText('a number');
    const number = Number(text);
    if (text === '' || Number.isNaN(number)) this.refuse(`${text} is not a number`);
    return number;
  }

  private takeText(what: string): string {
    const { kind, text } = this.current;
    const isKeyword = kind === 'word' && ['AND', 'OR', 'NOT', 'TO'].includes(text);
    if ((kind !== 'word' && kind !== 'quoted') || isKeyword) this.refuse(`expected ${what}`);
    this.next += 1;
    return text;
  }

  private takeKeyword(keyword: string): boolean {
    const found = this.current.kind === 'word' && this.current.text === keyword;
    if (found) this.next += 1;
    return found;
  }

  private takeSymbol(symbol: string): boolean {
    const found = this.current.kind === 'symbol' && this.current.text === symbol;
    if (found) this.next += 1;
    return found;
  }

  private refuse(reason: string): never {
    const { kind, text, at } = this.current;
    throw new FilterSyntaxError(
      `${reason} at position ${at}${kind === 'end' ? ' (end of the text)' : `, found ${text}`}`,
    );
  }
}
