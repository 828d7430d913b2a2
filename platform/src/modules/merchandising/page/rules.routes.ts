import { DEFAULT_LOCALE } from '@sightline/shared-lib/contracts';

import type { FastifyReply } from 'fastify';

import { Fault, notFound } from '../../../kernel';
import type { Db, RoutePlugin } from '../../../kernel';
import { visitorOf } from '../../../pages';
import type { Visitor } from '../../../pages';
import type { SearchLocale } from '../../../search';
import { findRule, listRules } from '../merchandising.repository';
import type { MerchandisingService } from '../merchandising.service';
import { readRule, typedRule } from '../ruleForm.domain';
import type { KnownGoods, TypedRule } from '../ruleForm.domain';
import { kindOf } from '../ruleContent.domain';
import type { RuleKind } from '../ruleContent.domain';
import { KIND_WORDS } from '../ruleWords.domain';
import type { Shelf } from '../shelf';
import { frame, ROOT } from './document';
import { namesOf } from './names';
import { LocaleBody, LocaleQuery, NewRuleQuery, RevisionBody, RuleBody, RuleParams } from './page.schemas';
import { ruleFormPage } from './ruleForm.page';
import type { RuleFormView } from './ruleForm.page';
import { rulesPage } from './rules.page';

export interface PageDependencies {
  readonly db: Db;
  readonly service: MerchandisingService;
  readonly shelf: Shelf;
}

type FormFacts = Pick<RuleFormView, 'locale' | 'kind' | 'rule' | 'typed'>;

/** The rules of a locale, their form, and what is done with them. */
export function rulesRoutes({ db, service, shelf }: PageDependencies): RoutePlugin {
  const known = async (locale: SearchLocale, { partNumber = '' }: TypedRule): Promise<KnownGoods> => {
    const wanted = partNumber.trim().toUpperCase();
    const [listings, values, names] = await Promise.all([
      shelf.listings(locale),
      shelf.values(locale),
      shelf.names(locale, wanted === '' ? [] : [wanted]),
    ]);
    return { listings, values, hasArticle: (one) => names.has(one) };
  };
  const sendForm = (reply: FastifyReply, visitor: Visitor, facts: FormFacts, goods: KnownGoods, problems = {}) => {
    const { kind, rule } = facts;
    const title = rule ? `Change: ${KIND_WORDS[kind].title.toLowerCase()}` : KIND_WORDS[kind].add;
    return frame.send(
      reply,
      { title, section: 'rules', visitor, query: { locale: facts.locale } },
      ruleFormPage({ ...facts, ...goods, problems }, visitor),
    );
  };
  const found = async (ruleId: string) => {
    const rule = await findRule(db, ruleId);
    const content = rule?.draft ?? rule?.published;
    if (!rule || !content) throw notFound(ruleId);
    return { rule, content };
  };

  return (app) => {
    app.get(`${ROOT}/rules`, { schema: { querystring: LocaleQuery } }, async (request, reply) => {
      const { locale = DEFAULT_LOCALE, done } = request.query;
      const visitor = visitorOf(request);
      const rules = await listRules(db, locale);
      const names = await namesOf(
        shelf,
        locale,
        rules.flatMap(({ draft, published }) => [draft, published]),
      );
      const view = { locale, rules, names, done };
      return frame.send(
        reply,
        { title: 'Rules', section: 'rules', visitor, query: { locale } },
        rulesPage(view, visitor),
      );
    });

    app.get(`${ROOT}/rules/new`, { schema: { querystring: NewRuleQuery } }, async (request, reply) => {
      const { locale, kind, ...typed } = request.query;
      return sendForm(reply, visitorOf(request), { locale, kind, rule: undefined, typed }, await known(locale, {}));
    });

    app.get(`${ROOT}/rules/:ruleId`, { schema: { params: RuleParams } }, async (request, reply) => {
      const { rule, content } = await found(request.params.ruleId);
      const { rule_id: ruleId, revision, locale } = rule;
      const facts = { locale, kind: kindOf(content), rule: { ruleId, revision }, typed: typedRule(content) };
      return sendForm(reply, visitorOf(request), facts, await known(locale, {}));
    });

    app.post(`${ROOT}/rules`, { schema: { body: RuleBody } }, async (request, reply) => {
      const { locale, kind, ruleId, revision, formToken: _, ...typed } = request.body;
      const visitor = visitorOf(request);
      const rule = ruleId !== undefined && revision !== undefined ? { ruleId, revision } : undefined;
      const goods = await known(locale, typed);
      const reading = readRule(kind, typed, goods);
      if (!reading.ok)
        return sendForm(reply.status(422), visitor, { locale, kind, rule, typed }, goods, reading.problems);
      if (!rule) {
        await service.add(locale, reading.content, visitor.name);
        return frame.leadTo(reply, 'rules', { locale, done: 'added' });
      }
      requireSame(await found(rule.ruleId), locale, kind);
      await service.change(rule, reading.content, visitor.name);
      return frame.leadTo(reply, 'rules', { locale, done: 'changed' });
    });

    for (const [act, done] of [
      ['remove', 'removed'],
      ['discard', 'discarded'],
    ] as const) {
      app.post(
        `${ROOT}/rules/:ruleId/${act}`,
        { schema: { params: RuleParams, body: RevisionBody } },
        async (request, reply) => {
          const { rule } = await found(request.params.ruleId);
          await service[act]({ ruleId: rule.rule_id, revision: request.body.revision }, visitorOf(request).name);
          return frame.leadTo(reply, 'rules', { locale: rule.locale, done });
        },
      );
    }

    app.post(`${ROOT}/publish`, { schema: { body: LocaleBody } }, async (request, reply) => {
      const { locale } = request.body;
      const count = await service.publish(locale, visitorOf(request).name);
      return frame.leadTo(reply, 'rules', { locale, done: count > 0 ? 'published' : 'nothing' });
    });
  };
}

/** A rule stays what it is, and where. */
function requireSame(
  { rule, content }: { rule: { locale: SearchLocale }; content: Parameters<typeof kindOf>[0] },
  locale: SearchLocale,
  kind: RuleKind,
): void {
  if (rule.locale !== locale || kindOf(content) !== kind)
    throw new Fault(409, 'CWXFR0270E', '_ERR_CHANGED_MEANWHILE', 'The rule is of another kind or locale.');
}
