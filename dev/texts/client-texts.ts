import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

interface ClientTexts {
  /** Keys in messages/de.json. */
  places: string[]
  /** Whether the page sends them to the browser. */
  isGiven: boolean
  /** Client components that get `texts` as a property instead. */
  handed: string[]
}

const GIVEN_BY = 'components/ui/texts/page-texts.tsx'

/**
 * The texts that client components of a page, layout or other entry of Next.js use by `useTranslations`, and those
 * they get as `words`.
 */
export function clientTexts(entry: string): ClientTexts {
  const seen = new Set<string>()
  const places = new Set<string>()
  const handed = new Set<string>()
  const visit = (file: string, isInClient: boolean): void => {
    const { isClient, imports, translated, words, takesTexts } = moduleAt(file)
    const runsInBrowser = isInClient || isClient
    const visitKey = `${runsInBrowser} ${file}`
    if (seen.has(visitKey)) return
    seen.add(visitKey)
    for (const place of [...words, ...(runsInBrowser ? translated : [])]) places.add(place)
    if (runsInBrowser && takesTexts) handed.add(file)
    for (const each of imports) visit(each, runsInBrowser)
  }
  visit(entry, false)
  const all = [...places].sort()
  return {
    places: all.filter((place) => !all.some((other) => place.startsWith(`${other}.`))),
    isGiven: seen.has(`false ${GIVEN_BY}`),
    handed: [...handed].sort(),
  }
}

interface Module {
  isClient: boolean
  imports: string[]
  /** In `useTranslations`. */
  translated: string[]
  /** In properties called `words`, and in constants with one of two values. */
  words: string[]
  /** Whether a component has a property called `texts`. */
  takesTexts: boolean
}

const modules = new Map<string, Module>()

function moduleAt(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Module = {
    isClient: isClient(source),
    imports: [],
    translated: [],
    words: [],
    takesTexts: false,
  }
  modules.set(file, found)
  const read = (node: ts.Node): void => {
    const path = importOf(node)
    const target = path === undefined ? undefined : fileOf(path, file)
    if (target !== undefined) found.imports.push(target)
    if (ts.isCallExpression(node) && isNamed(node.expression, 'useTranslations'))
      found.translated.push(...placesIn(node.arguments[0], file))
    if (ts.isJsxAttribute(node) && node.name.getText() === 'words')
      found.words.push(...placesIn(node.initializer, file))
    if ((ts.isPropertyAssignment(node) || isChoice(node)) && isNamed(node.name, 'words'))
      found.words.push(...placesIn(node.initializer, file))
    if (ts.isPropertySignature(node) && isNamed(node.name, 'texts')) found.takesTexts = true
    ts.forEachChild(node, read)
  }
  read(source)
  return found
}

function isClient({ statements: [first] }: ts.SourceFile): boolean {
  return (
    first !== undefined &&
    ts.isExpressionStatement(first) &&
    ts.isStringLiteral(first.expression) &&
    first.expression.text === 'use client'
  )
}

/** A constant with one of two values. */
function isChoice(node: ts.Node): node is ts.VariableDeclaration & { initializer: ts.ConditionalExpression } {
  return (
    ts.isVariableDeclaration(node) &&
    node.initializer !== undefined &&
    ts.isConditionalExpression(node.initializer)
  )
}

function isNamed(node: ts.Node, name: string): boolean {
  return ts.isIdentifier(node) && node.text === name
}

/** A module's import of more than types. */
function importOf(node: ts.Node): string | undefined {
  const isLoaded =
    (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly) ||
    (ts.isExportDeclaration(node) && !node.isTypeOnly)
  if (isLoaded && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
    return node.moduleSpecifier.text
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return undefined
  const [path] = node.arguments
  return path && ts.isStringLiteral(path) ? path.text : undefined
}

/** The file with components that an import refers to; logic has no texts, and packages have none. */
function fileOf(path: string, from: string): string | undefined {
  if (!/^(@|\.{1,2})\//.test(path)) return undefined
  const place = path.startsWith('@/') ? path.slice(2) : join(from, '..', path)
  if (!/^(app|components)\//.test(place)) return undefined
  return [`${place}.tsx`, `${place}.ts`].find((file) => existsSync(file))
}

/** Every string in an expression: `words` may be conditional, but each key is written out. */
function placesIn(node: ts.Node | undefined, file: string): string[] {
  if (node === undefined) return []
  if (ts.isTemplateExpression(node)) throw new Error(`${file}: write out ${node.getText()}`)
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isConditionalExpression(node))
    return [...placesIn(node.whenTrue, file), ...placesIn(node.whenFalse, file)]
  return node.getChildren().flatMap((child) => placesIn(child, file))
}
