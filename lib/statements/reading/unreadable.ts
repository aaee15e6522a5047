import { createTranslator } from 'use-intl/core'
import { ShopError } from '@/lib/core/errors'
import messages from '@/messages/de.json'

const t = createTranslator({ locale: 'de', messages, namespace: 'statements' })
const LONGEST_VALUE = 60

export type Problem = keyof typeof messages.statements.problems

interface Place {
  line?: number
  /** The element or column. */
  part?: string
  /** The value found. */
  value?: string
}

/** Rejects a file with a sentence saying why and, if possible, where. */
export function unreadable(problem: Problem, { line, part, value = '' }: Place = {}): ShopError {
  const sentence = t(`problems.${problem}`, { value: value.slice(0, LONGEST_VALUE) })
  const place = [
    line === undefined ? [] : t('line', { line: String(line) }),
    part === undefined ? [] : t('part', { part }),
  ].flat()
  return new ShopError('statement_unreadable', {
    fields: { file: place.length === 0 ? sentence : `${place.join(', ')}: ${sentence}` },
  })
}
