import { createHash } from 'node:crypto';

import type { OpenAPIV3_1 } from 'openapi-types';

import { escapeHtml } from '../../kernel';

import type { ApiDocument } from './openApi';

type Operation = OpenAPIV3_1.OperationObject;
type Schema = OpenAPIV3_1.SchemaObject;

const STYLE = `:root{color-scheme:light dark;--ink:#14181a;--soft:#4d5558;--line:#d5d9d7;--paper:#fff;--ground:#f3f4f3;--accent:#c8340f}
@media(prefers-color-scheme:dark){:root{--ink:#eef1f0;--soft:#aab3b5;--line:#2d3334;--paper:#191d1e;--ground:#111415;--accent:#ff8a66}}
*{box-sizing:border-box}body{margin:0 auto;max-width:72rem;padding:24px;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
a{color:inherit}h1{font-size:2rem;margin:0 0 8px}h2{font-size:1.25rem;margin:40px 0 8px;scroll-margin-top:16px}
nav ul{display:flex;flex-wrap:wrap;gap:4px 16px;padding:0;list-style:none}nav a{display:inline-block;padding:10px 0}
details{background:var(--paper);border:1px solid var(--line);margin:0 0 -1px}summary{padding:12px 16px;cursor:pointer;overflow-wrap:anywhere}
summary:focus-visible,a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
code,.method{font-family:ui-monospace,monospace;font-size:.9375rem}.method{display:inline-block;min-width:4.5rem;font-weight:700}
.inside{padding:0 16px 16px;overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:6px 12px 6px 0;border-top:1px solid var(--line)}
.soft{color:var(--soft)}`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** The page runs nothing and fetches nothing. */
export const REFERENCE_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** A schema in a few words: its type, values and bounds. */
function said(schema: Schema | undefined): string {
  if (!schema) return '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return [...new Set(either.map((one) => said(one as Schema)))].join(' | ');
  const bounds = (['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'maxItems'] as const)
    .filter((name) => schema[name] !== undefined)
    .map((name) => `${name} ${String(schema[name])}`);
  const items = schema.type === 'array' ? ` of ${said(schema.items as Schema)}` : '';
  return [[schema.type].flat().join(' | ') + items, ...bounds].filter(Boolean).join(', ');
}

interface Field {
  readonly place: string;
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
}

/** The fields of an object and of what it holds, by their path. */
function fieldsOf(place: string, schema: Schema, path = ''): Field[] {
  const inner = schema.type === 'array' ? (schema.items as Schema | undefined) : schema;
  const at = schema.type === 'array' && path !== '' ? `${path}[]` : path;
  return Object.entries(inner?.properties ?? {}).flatMap(([key, value]) => {
    const name = at === '' ? key : `${at}.${key}`;
    const below = value as Schema;
    const required = inner?.required?.includes(key) ?? false;
    return [{ place, name, required, schema: below }, ...fieldsOf(place, below, name)];
  });
}

function requestFields({ parameters = [], requestBody }: Operation): Field[] {
  const named = (parameters as OpenAPIV3_1.ParameterObject[]).map(({ in: place, name, required = false, schema }) => ({
    place,
    name,
    required,
    schema: (schema ?? {}) as Schema,
  }));
  const [body] = Object.values((requestBody as OpenAPIV3_1.RequestBodyObject | undefined)?.content ?? {});
  return [...named, ...(body?.schema ? fieldsOf('body', body.schema as Schema) : [])];
}

function table(operation: Operation): string {
  const rows = requestFields(operation).map(
    ({ place, name, required, schema }) =>
      `<tr><td>${escapeHtml(place)}</td><td><code>${escapeHtml(name)}</code></td><td>${required ? 'required' : '<span class="soft">optional</span>'}</td><td><code>${escapeHtml(said(schema))}</code></td></tr>`,
  );
  if (rows.length === 0) return '<p class="soft">It takes nothing but its address.</p>';
  return `<table><thead><tr><th scope="col">Where</th><th scope="col">Name</th><th scope="col"></th><th scope="col">Value</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const callEntry = (method: string, path: string, operation: Operation) =>
  `<details><summary><span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></summary><div class="inside">${table(operation)}<p class="soft">Answers: ${Object.keys(operation.responses ?? {}).join(', ')}</p></div></details>`;

/** The whole reference as one page, its calls by what they are about; it works without script. */
export function referencePage(document: ApiDocument): string {
  const bySubject = new Map<string, string[]>();
  for (const [path, calls] of Object.entries(document.paths ?? {}))
    for (const method of METHODS) {
      const operation = calls?.[method];
      if (!operation) continue;
      const subject = operation.tags?.[0] ?? 'others';
      bySubject.set(subject, [...(bySubject.get(subject) ?? []), callEntry(method, path, operation)]);
    }
  const subjects = [...bySubject.keys()].toSorted((a, b) => a.localeCompare(b));
  const anchor = (subject: string) => encodeURIComponent(subject);
  const links = subjects.map((one) => `<li><a href="#${anchor(one)}">${escapeHtml(one)}</a></li>`).join('');
  const sections = subjects.map(
    (one) => `<h2 id="${anchor(one)}">${escapeHtml(one)}</h2>${(bySubject.get(one) ?? []).join('')}`,
  );
  const { title, description = '' } = document.info;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)} For programs: <a href="/openapi.json">openapi.json</a>.</p><nav aria-label="Subjects"><ul>${links}</ul></nav><main>${sections.join('')}</main></body></html>`;
}
