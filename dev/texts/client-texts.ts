import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

interface ClientTexts {
  /** Keys in messages/de.json that the page itself sends to the browser. */
  places: string[]
  /** Whether it does. */
  isGiven: boolean
  /** The same of parts that come with their own texts, by those texts' file. */
  parts: ReadonlyMap<string, ReadonlySet<string>>
}

const GIVEN_BY = 'components/ui/texts/page-texts.tsx'
/** A module that imports such a file takes its texts from there, as all that it shows. */
const OWN_TEXTS = /^@\/(messages\/parts\/[\w-]+\.json)$/

/**
 * The texts that client components of a page, layout or other entry of Next.js use by `useTranslations`, and those
 * they get as `words`.
 */
export function clientTexts(entries: readonly string[]): ClientTexts {
  const seen = new Set<string>()
  const places = new Set<string>()
  const parts = new Map<string, Set<string>>()
  const visit = (file: string, isInClient: boolean, found: Set<string>, part = ''): void => {
    const { isClient, imports, translated, words, ownTexts } = moduleAt(file)
    const runsInBrowser = isInClient || isClient
    const visitKey = `${runsInBrowser} ${part} ${file}`
    if (seen.has(visitKey)) return
    seen.add(visitKey)
    const below = ownTexts === undefined ? found : (parts.get(ownTexts) ?? new Set<string>())
    if (ownTexts !== undefined) parts.set(ownTexts, below)
    for (const place of [...words, ...(runsInBrowser ? translated : [])]) below.add(place)
    for (const each of imports) visit(each, runsInBrowser, below, ownTexts ?? part)
  }
  for (const entry of entries) visit(entry, false, places)
  return { places: outermost(places), isGiven: seen.has(`false  ${GIVEN_BY}`), parts }
}

/** Sorted, without places within other places. */
export function outermost(places: Iterable<string>): string[] {
  const all = [...new Set(places)].sort()
  return all.filter((place) => !all.some((other) => place.startsWith(`${other}.`)))
}

interface Module {
  isClient: boolean
  imports: string[]
  /** In `useTranslations`. */
  translated: string[]
  /** In properties called `words`, and in constants with one of two values. */
  words: string[]
  ownTexts: string | undefined
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
    ownTexts: undefined,
  }
  modules.set(file, found)
  const read = (node: ts.Node): void => {
    const path = importOf(node)
    const target = path === undefined ? undefined : fileOf(path, file)
    if (target !== undefined) found.imports.push(target)
    found.ownTexts ??= path === undefined ? undefined : OWN_TEXTS.exec(path)?.[1]
    if (ts.isCallExpression(node) && isNamed(node.expression, 'useTranslations'))
      found.translated.push(...translatedBy(node, file))
    if (isWords(node)) found.words.push(...placesIn(node.initializer, file))
    ts.forEachChild(node, read)
  }
  read(source)
  return found
}

/** The texts of `const t = useTranslations(…)`, or its whole namespaces if `t` is passed on or a key not written out. */
function translatedBy(call: ts.CallExpression, file: string): string[] {
  const namespaces = placesIn(call.arguments[0], file)
  const { parent } = call
  if (!ts.isVariableDeclaration(parent) || !ts.isIdentifier(parent.name)) return namespaces
  const { name } = parent
  const keys: string[] = []
  let isWhole = false
  const read = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name.text && node !== name && !isMember(node)) {
      const used = keysOf(node)
      if (used === undefined) isWhole = true
      else keys.push(...used)
    }
    ts.forEachChild(node, read)
  }
  read(parent.parent.parent.parent)
  return isWhole ? namespaces : namespaces.flatMap((place) => keys.map((key) => `${place}.${key}`))
}

/** Whether it names a member or an attribute. */
function isMember(node: ts.Identifier): boolean {
  const { parent } = node
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    ts.isJsxAttribute(parent)
  )
}

/** The keys of `t(…)`, `t.rich(…)` and `t.has(…)`; undefined for any other use. */
function keysOf(t: ts.Identifier): string[] | undefined {
  const callee = ts.isPropertyAccessExpression(t.parent) ? t.parent : t
  const call = callee.parent
  if (!ts.isCallExpression(call) || call.expression !== callee) return undefined
  const [key] = call.arguments
  return key && writtenKeys(key)
}

function writtenKeys(key: ts.Expression): string[] | undefined {
  if (ts.isStringLiteralLike(key)) return [key.text]
  if (ts.isParenthesizedExpression(key)) return writtenKeys(key.expression)
  if (ts.isConditionalExpression(key)) {
    const [one, other] = [writtenKeys(key.whenTrue), writtenKeys(key.whenFalse)]
    return one && other && [...one, ...other]
  }
  // `scenes.${name}` may be any of `scenes`.
  const group = ts.isTemplateExpression(key) ? key.head.text.split('.').slice(0, -1).join('.') : ''
  return group === '' ? undefined : [group]
}

function isClient({ statements: [first] }: ts.SourceFile): boolean {
  return (
    first !== undefined &&
    ts.isExpressionStatement(first) &&
    ts.isStringLiteral(first.expression) &&
    first.expression.text === 'use client'
  )
}

function isWords(node: ts.Node): node is ts.JsxAttribute | ts.PropertyAssignment | ts.VariableDeclaration {
  return (
    (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) || isChoice(node)) &&
    ts.isIdentifier(node.name) &&
    isNamed(node.name, 'words')
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
