import { Fragment, type ReactNode } from 'react'
import { ShopLink } from '@/components/ui/shop-link'
import type { PageBlock, PageSection } from '@/lib/legal/legal-markdown'
import type { Words } from '@/lib/legal/legal-text'
import { LegalHeading } from './legal-contents'

interface LegalSectionsProps {
  sections: readonly PageSection[]
  /** By the names that the text has for them. */
  insertions?: Readonly<Record<string, ReactNode>>
}

export function LegalSections({ sections, insertions = {} }: LegalSectionsProps) {
  return sections.map(({ heading, blocks }) => (
    <Fragment key={heading}>
      <LegalHeading>{heading}</LegalHeading>
      <Blocks blocks={blocks} insertions={insertions} />
    </Fragment>
  ))
}

interface BlocksProps {
  blocks: readonly PageBlock[]
  insertions: Readonly<Record<string, ReactNode>>
}

function Blocks({ blocks, insertions }: BlocksProps) {
  return blocks.map((block, index) => <Block key={index} block={block} insertions={insertions} />)
}

function Block({ block, insertions }: { block: PageBlock; insertions: BlocksProps['insertions'] }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('paragraph' in block) return <p>{inline(block.paragraph)}</p>
  if ('list' in block) return <ul>{items(block.list)}</ul>
  if ('steps' in block) return <ol>{items(block.steps)}</ol>
  if ('lines' in block) return <address className="whitespace-pre-line">{block.lines.join('\n')}</address>
  if ('facts' in block) return <Facts {...block} />
  if ('insertion' in block) return insertions[block.insertion]
  return (
    <div className="border border-outline px-5 py-3">
      <Blocks blocks={block.form} insertions={insertions} />
    </div>
  )
}

function Facts({ facts }: Extract<PageBlock, { facts: unknown }>) {
  return (
    <dl className="my-5 text-sm">
      {facts.map(({ name, words }) => (
        <div key={name} className="grid gap-x-6 border-t border-line py-2.5 sm:grid-cols-[9rem_1fr]">
          <dt className="font-semibold">{name}</dt>
          <dd>{inline(words)}</dd>
        </div>
      ))}
    </dl>
  )
}

const items = (list: readonly Words[]) => list.map((words, index) => <li key={index}>{inline(words)}</li>)

function inline(words: Words) {
  if (typeof words === 'string') return words
  return words.map((part, index) => {
    if (typeof part === 'string') return part
    if ('strong' in part) return <strong key={index}>{part.strong}</strong>
    if ('code' in part) return <code key={index}>{part.code}</code>
    const { words: text, href } = part
    if (href.startsWith('/')) {
      return (
        <ShopLink key={index} href={href}>
          {text}
        </ShopLink>
      )
    }
    return (
      <a key={index} href={href} {...(href.startsWith('https:') && { rel: 'noreferrer' })}>
        {text}
      </a>
    )
  })
}
