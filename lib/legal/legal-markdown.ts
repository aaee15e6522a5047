import type { LegalBlock, Words } from './legal-text'

export type PageBlock =
  LegalBlock | { facts: readonly { name: string; words: Words }[] } | { insertion: string }

export interface PageSection {
  heading: string
  blocks: readonly PageBlock[]
}

const FACTS = /\n(?=(?:Rechtsgrundlage|Empfänger|Dauer): )/
const INLINE = /(\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*|<code>[^<]+<\/code>)/

/**
 * Markdown with headings of level 2, paragraphs, lists, links, strong words and code. A paragraph that begins with
 * `Zweck:` is the table of facts that Art. 13 GDPR requires; `{name}` by itself is an insertion.
 */
export function legalSections(markdown: string): PageSection[] {
  const [, ...sections] = markdown.split(/^## /m)
  return sections.map((section) => {
    const [heading = '', ...blocks] = section.split(/\n{2,}/).map((block) => block.trim())
    return { heading, blocks: blocks.filter((block) => block !== '').map(blockOf) }
  })
}

function blockOf(block: string): PageBlock {
  const [, insertion] = /^\{(\w+)\}$/.exec(block) ?? []
  if (insertion !== undefined) return { insertion }
  if (block.startsWith('- ')) return { list: block.slice(2).split('\n- ').map(wordsOf) }
  if (!block.startsWith('Zweck: ')) return { paragraph: wordsOf(block) }
  const facts = block.split(FACTS).map((fact) => {
    const end = fact.indexOf(': ')
    return { name: fact.slice(0, end), words: wordsOf(fact.slice(end + 2)) }
  })
  return { facts }
}

function wordsOf(markdown: string): Words {
  const parts = markdown.replaceAll(/\s*\n\s*/g, ' ').split(INLINE)
  return parts.filter((part) => part !== '').map(partOf)
}

function partOf(part: string): Exclude<Words, string>[number] {
  const [, words, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? []
  if (words !== undefined && href !== undefined) return { words, href }
  if (part.startsWith('**')) return { strong: part.slice(2, -2) }
  return part.startsWith('<code>') ? { code: part.slice(6, -7) } : part
}
