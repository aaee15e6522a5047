import { Fragment } from 'react'
import { ShopLink } from '@/components/ui/shop-link'
import type { LegalBlock, LegalSection, Words } from '@/lib/legal/legal-text'
import { LegalHeading } from './legal-contents'

export function LegalSections({ sections }: { sections: readonly LegalSection[] }) {
  return sections.map(({ heading, blocks }) => (
    <Fragment key={heading}>
      <LegalHeading>{heading}</LegalHeading>
      <Blocks blocks={blocks} />
    </Fragment>
  ))
}

function Blocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />)
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('paragraph' in block) return <p>{inline(block.paragraph)}</p>
  if ('list' in block) return <ul>{items(block.list)}</ul>
  if ('steps' in block) return <ol>{items(block.steps)}</ol>
  if ('lines' in block) return <address className="whitespace-pre-line">{block.lines.join('\n')}</address>
  return (
    <div className="border border-outline px-5 py-3">
      <Blocks blocks={block.form} />
    </div>
  )
}

const items = (list: readonly Words[]) => list.map((words, index) => <li key={index}>{inline(words)}</li>)

function inline(words: Words) {
  if (typeof words === 'string') return words
  return words.map((part, index) => {
    if (typeof part === 'string') return part
    if ('strong' in part) return <strong key={index}>{part.strong}</strong>
    const Link = part.href.startsWith('/') ? ShopLink : 'a'
    return (
      <Link key={index} href={part.href}>
        {part.words}
      </Link>
    )
  })
}
