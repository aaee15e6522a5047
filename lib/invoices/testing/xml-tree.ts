import { SaxesParser } from 'saxes'

/** An element of an XML file, read by a library that shares no code with the writer. */
export class XmlElement {
  readonly children: XmlElement[] = []
  text = ''

  constructor(
    readonly name: string,
    readonly attributes: Record<string, string>,
  ) {}

  /** Elements at a path of names from here, such as `ram:ID` or `ram:Name/ram:ID`. */
  all(path: string): XmlElement[] {
    return path
      .split('/')
      .reduce<XmlElement[]>(
        (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
        [this],
      )
  }

  /** Text of the first element at a path; null if there is none. */
  textAt(path: string): string | null {
    return this.all(path)[0]?.text.trim() ?? null
  }

  /** Whether an element at the path has text. */
  has(path: string): boolean {
    return (this.textAt(path) ?? '') !== '' || this.all(path).some(({ children }) => children.length > 0)
  }

  /** This element and its descendants that have the name. */
  *named(name: string): Generator<XmlElement> {
    if (this.name === name) yield this
    for (const child of this.children) yield* child.named(name)
  }

  *everything(): Generator<XmlElement> {
    yield this
    for (const child of this.children) yield* child.everything()
  }
}

/** @throws Error if it is not well-formed */
export function xmlTree(xml: string): XmlElement {
  const document = new XmlElement('', {})
  const open = [document]
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    const element = new XmlElement(name, attributes)
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => open.pop())
  parser.write(xml).close()
  return document
}
