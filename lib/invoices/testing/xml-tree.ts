import { SaxesParser } from 'saxes'

/** An element of an XML file, as a reader sees it that has nothing in common with its writer. */
export class XmlElement {
  readonly children: XmlElement[] = []
  text = ''

  constructor(
    readonly name: string,
    readonly attributes: Record<string, string>,
  ) {}

  /** The elements at the end of a path of names from here, such as `ram:ID` or `ram:Name/ram:ID`. */
  all(path: string): XmlElement[] {
    return path
      .split('/')
      .reduce<XmlElement[]>(
        (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
        [this],
      )
  }

  /** The text of the first of them; null if there is none. */
  textAt(path: string): string | null {
    return this.all(path)[0]?.text.trim() ?? null
  }

  /** Whether there is one that says something. */
  has(path: string): boolean {
    return (this.textAt(path) ?? '') !== '' || this.all(path).some(({ children }) => children.length > 0)
  }

  /** Those of a name wherever they are, itself included. */
  *named(name: string): Generator<XmlElement> {
    if (this.name === name) yield this
    for (const child of this.children) yield* child.named(name)
  }

  /** It and all that are in it. */
  *everything(): Generator<XmlElement> {
    yield this
    for (const child of this.children) yield* child.everything()
  }
}

/** Reads XML. @throws Error if it is not well-formed */
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
