import { SaxesParser } from 'saxes'
import { textParts } from './file-text'
import { unreadable } from './unreadable'

export interface XmlElement {
  name: string
  line: number
  attributes: Record<string, string>
  text: string
  children: XmlElement[]
}

interface Handlers {
  onRoot: (root: { name: string; uri: string; line: number }) => void
  /** Called at the start of each element outside a wanted one, with its parent's name and its own. */
  onBegin: (path: string) => void
  wanted: readonly string[]
  onElement: (element: XmlElement) => void
}

/** No statement needs them, and parsers that process them read other files or exhaust memory. */
const DECLARATIONS = /<!(?:DOCTYPE|ENTITY)/i
const DEEPEST = 40

/** Keeps only wanted elements. @throws ShopError `statement_unreadable` if malformed, or with a DTD or entities */
export async function readElements(text: string, handlers: Handlers): Promise<void> {
  const declared = DECLARATIONS.exec(text)
  if (declared) throw unreadable('declaration', { line: lineAt(text, declared.index), value: declared[0] })
  const parser = parserOf(handlers)
  for await (const part of textParts(text)) parser.write(part)
  parser.close()
}

function parserOf({ onRoot, onBegin, wanted, onElement }: Handlers): SaxesParser<{ xmlns: true }> {
  const parser = new SaxesParser({ xmlns: true })
  const names: string[] = []
  const open: XmlElement[] = []
  parser.on('error', () => {
    throw unreadable('xml', { line: parser.line })
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    const parent = names.at(-1)
    if (parent === undefined) onRoot({ name: local, uri, line: parser.line })
    names.push(local)
    if (names.length > DEEPEST) throw unreadable('xml', { line: parser.line })
    const path = `${parent ?? ''}/${local}`
    if (open.length === 0 && !wanted.includes(path)) return onBegin(path)
    const values = Object.values(attributes).map(({ local: name, value }) => [name, value] as const)
    const element = {
      name: local,
      line: parser.line,
      attributes: Object.fromEntries(values),
      text: '',
      children: [],
    }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    names.pop()
    const element = open.pop()
    if (element && open.length === 0) onElement(element)
  })
  return parser
}

export function elementsAt(element: XmlElement, ...path: string[]): XmlElement[] {
  return path.reduce(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  )
}

export function leavesOf(element: XmlElement): XmlElement[] {
  return element.children.length === 0 ? [element] : element.children.flatMap(leavesOf)
}

export function textAt(element: XmlElement, ...path: string[]): string | undefined {
  return elementsAt(element, ...path)[0]?.text.trim()
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length
