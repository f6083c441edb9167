import path from 'node:path';
import ts from 'typescript';

/** One small change of a source. */
export interface Mutation {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** What stood there, cut to one line, and what stands there now. */
  readonly from: string;
  readonly to: string;
  readonly start: number;
  readonly end: number;
}

/** By which a change can be asked for again. */
export const nameOf = ({ file, line, column }: Mutation): string =>
  `${path.basename(file, '.ts')}:${line}:${column}`;

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '+=': '-=',
  '-=': '+=',
};

const METHODS: Readonly<Record<string, string>> = { some: 'every', every: 'some' };

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** Every change this source invites. Types and texts are left alone. */
export function mutationsOf(file: string, text: string): Mutation[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const change = (node: ts.Node, to: string): void => {
    const start = node.getStart(source);
    const from = node.getText(source).replaceAll(/\s+/g, ' ').slice(0, 70);
    const { line, character } = source.getLineAndCharacterOfPosition(start);
    const end = node.getEnd();
    found.push({ file, line: line + 1, column: character + 1, from, to, start, end });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const to = OPERATORS[node.operatorToken.getText(source)];
      if (to !== undefined && !isText(node.left) && !isText(node.right))
        change(node.operatorToken, to);
    }
    if (ts.isNumericLiteral(node)) change(node, String(Number(node.text) + 1));
    if (node.kind === ts.SyntaxKind.TrueKeyword) change(node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) change(node, 'true');
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      change(node, node.operand.getText(source));
    if (ts.isConditionalExpression(node)) {
      const [test, yes, no] = [node.condition, node.whenTrue, node.whenFalse];
      change(node, `${test.getText(source)} ? ${no.getText(source)} : ${yes.getText(source)}`);
    }
    if (ts.isExpressionStatement(node) && !ts.isAwaitExpression(node.expression)) change(node, ';');
    if (ts.isIfStatement(node) && !node.elseStatement) change(node, ';');
    if (ts.isPropertyAccessExpression(node)) {
      const to = METHODS[node.name.text];
      if (to !== undefined) change(node.name, to);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
