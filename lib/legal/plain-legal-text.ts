import { translator } from '@/messages/texts'
import type { LegalBlock, LegalText, Words } from './legal-text'

const t = translator('legal')

/** Separates sections; within one, blank lines separate heading, paragraphs and lists. */
const SECTION_BREAK = '\n\n\n'

/** For mails: without title, the version's day as last line. @param origin for addresses of the shop's own pages */
export function plainLegalText({ sections, version }: LegalText, origin: string): string {
  const plain = sections.map(({ heading, blocks }) =>
    [heading, ...blocks.map((block) => plainBlock(block, origin))].join('\n\n'),
  )
  const day = new Date(version).toLocaleDateString('de-DE', { dateStyle: 'long', timeZone: 'UTC' })
  return `${plain.join(SECTION_BREAK)}\n\n${t('version')} ${day}`
}

export function sectionsOf(text: string): { heading: string; paragraphs: string[] }[] {
  return text.split(SECTION_BREAK).map((section) => {
    const [heading = '', ...paragraphs] = section.split('\n\n')
    return { heading, paragraphs }
  })
}

function plainBlock(block: LegalBlock, origin: string): string {
  if (typeof block === 'string') return block
  if ('paragraph' in block) return plainWords(block.paragraph, origin)
  if ('list' in block) return block.list.map((item) => `– ${plainWords(item, origin)}`).join('\n')
  if ('steps' in block) {
    return block.steps.map((step, index) => `${index + 1}. ${plainWords(step, origin)}`).join('\n')
  }
  if ('lines' in block) return block.lines.join('\n')
  return block.form.map((part) => plainBlock(part, origin)).join('\n\n')
}

function plainWords(words: Words, origin: string): string {
  if (typeof words === 'string') return words
  return words.map((part) => plainPart(part, origin)).join('')
}

function plainPart(part: Exclude<Words, string>[number], origin: string): string {
  if (typeof part === 'string') return part
  if ('strong' in part) return part.strong
  if ('code' in part) return part.code
  const address = part.href.startsWith('/') ? origin + part.href : part.href.replace('mailto:', '')
  return part.words === address ? address : `${part.words} (${address})`
}
