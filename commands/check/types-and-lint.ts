import { spawnSync } from 'node:child_process'
import ts from 'typescript'

/** Part of the compiler's error for a missing text, which lists some other keys and truncates the missing one. */
const UNKNOWN_KEY = /NamespacedMessageKeys/
const MISFIT = 2345

/** With the file in which Next.js checks types against routes, as git ignores it. */
const ARGUMENTS = ['node_modules/oxlint/bin/oxlint', '.', '.next/types/validator.ts']

/** Lists all missing texts, since the compiler truncates their keys. */
export function typesAndLint(): void {
  const { stdout, stderr, status } = spawnSync(process.execPath, ARGUMENTS, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  process.stdout.write(stdout)
  process.stderr.write(stderr)
  if (UNKNOWN_KEY.test(stdout)) process.stdout.write(`\n${missingMessages(wholeProgram()).join('\n')}\n`)
  process.exitCode = status ?? 1
}

/** A line for each text that the code uses but messages/de.json lacks. */
export function missingMessages(program: ts.Program): string[] {
  const checker = program.getTypeChecker()
  const lines = program.getSemanticDiagnostics().flatMap(({ code, messageText, file, start = 0 }) => {
    const text = ts.flattenDiagnosticMessageText(messageText, '\n')
    if (code !== MISFIT || !file || !UNKNOWN_KEY.test(text)) return []
    const key = nodeAt(file, start)
    return key && ts.isCallExpression(key.parent) ? missingIn(checker, key, key.parent) : []
  })
  return [...new Set(lines)]
}

function wholeProgram(): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file))
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd())
  return ts.createProgram(fileNames, { ...options, noEmit: true })
}

function missingIn(checker: ts.TypeChecker, key: ts.Node, call: ts.CallExpression): string[] {
  const signature = checker.getResolvedSignature(call)
  const [parameter] = signature?.getParameters() ?? []
  if (!parameter) return []
  const known = checker.getTypeOfSymbolAtLocation(parameter, call)
  const [, namespace] = known.aliasTypeArguments ?? []
  const place = namespace?.isStringLiteral() ? `${namespace.value}.` : ''
  const names = namesIn(known)
  return namesIn(checker.getTypeAtLocation(key))
    .filter((name) => !names.includes(name))
    .map((name) => `missing in messages/de.json: ${place}${name}`)
}

function namesIn(type: ts.Type): string[] {
  return (type.isUnion() ? type.types : [type]).flatMap((each) => (each.isStringLiteral() ? each.value : []))
}

function nodeAt(file: ts.SourceFile, start: number): ts.Node | undefined {
  const find = (node: ts.Node): ts.Node | undefined =>
    node.getStart(file) === start && ts.isCallExpression(node.parent) && node.parent.expression !== node
      ? node
      : ts.forEachChild(node, (child) => (child.pos <= start && start < child.end ? find(child) : undefined))
  return ts.forEachChild(file, (child) => (child.pos <= start && start < child.end ? find(child) : undefined))
}
