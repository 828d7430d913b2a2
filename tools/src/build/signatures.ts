import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

import { REPOSITORY } from '../webpack/paths';

/** Interfaces whose members remotes and shell know each other by, and what one member is called. */
const AGREED = { Commands: 'command', Fragments: 'fragment', ShellEvents: 'event' } as const;

type Declared = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

function declarationsIn(folder: string): Map<string, Declared> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const sources = files.map((name) =>
    ts.createSourceFile(name, readFileSync(join(folder, name), 'utf8'), ts.ScriptTarget.Latest, true),
  );
  const declared = sources
    .flatMap(({ statements }) => statements)
    .filter((one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one));
  return new Map(declared.map((one) => [one.name.text, one] as const));
}

const printer = ts.createPrinter({ removeComments: true });

/** What may be left out is added beside what is there: an agreement is what both sides count on. */
function withoutOptional(root: ts.Node): ts.Node {
  const { transformed } = ts.transform(root, [
    (context) => (node) => {
      const visit = (inner: ts.Node): ts.Node | undefined =>
        ts.isPropertySignature(inner) && inner.questionToken ? undefined : ts.visitEachChild(inner, visit, context);
      return ts.visitEachChild(node, visit, context);
    },
  ]);
  return transformed[0] ?? root;
}

function typesNamedIn(root: ts.Node): Set<string> {
  const names = new Set<string>();
  const look = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) names.add(node.typeName.text);
    node.forEachChild(look);
  };
  look(root);
  return names;
}

/** Text of a type with that of every type of the contracts that it names; of the domain's types the names alone. */
function textOf(root: ts.Node, declared: ReadonlyMap<string, Declared>, told = new Set<string>()): string {
  const kept = withoutOptional(root);
  const own = printer.printNode(ts.EmitHint.Unspecified, kept, root.getSourceFile()).replaceAll(/\s+/g, ' ');
  const parts = [...typesNamedIn(kept)].toSorted().map((name) => {
    const declaration = declared.get(name);
    if (!declaration || told.has(name)) return '';
    told.add(name);
    return textOf(declaration, declared, told);
  });
  return [own, ...parts].join('\n');
}

/** The print of the signature of every command, fragment and event of the contracts, by names such as `command cart.add`. */
export function contractSignatures(root = REPOSITORY): Readonly<Record<string, string>> {
  const declared = declarationsIn(join(root, 'shared-lib/src/contracts'));
  const prints = Object.entries(AGREED).flatMap(([name, kind]) => {
    const agreed = declared.get(name);
    if (!agreed || !ts.isInterfaceDeclaration(agreed)) throw new Error(`The contracts have no interface ${name}.`);
    return agreed.members
      .filter((member) => ts.isPropertySignature(member))
      .map((member) => {
        const print = createHash('sha256').update(textOf(member, declared)).digest('hex').slice(0, 8);
        return [`${kind} ${(member.name as ts.Identifier | ts.StringLiteral).text}`, print] as const;
      });
  });
  return Object.fromEntries(prints);
}
