import type { Messages } from 'next-intl'
import { ShopError } from '@/lib/core/errors'
import { translator } from '@/messages/texts'

const t = translator('statements')
const LONGEST_VALUE = 60

export type Problem = keyof Messages['statements']['problems']

interface Place {
  line?: number
  part?: string
  value?: string
}

export function sentenceOf(problem: Problem, { line, part, value = '' }: Place = {}): string {
  const sentence = t(`problems.${problem}`, { value: value.slice(0, LONGEST_VALUE) })
  const place = [
    line === undefined ? [] : t('line', { line: String(line) }),
    part === undefined ? [] : t('part', { part }),
  ].flat()
  return place.length === 0 ? sentence : `${place.join(', ')}: ${sentence}`
}

export const accountSentence = (account: string, own: string) => t('otherAccount', { account, own })

export function unreadable(problem: Problem, place: Place = {}): ShopError {
  return new ShopError('statement_unreadable', { fields: { file: sentenceOf(problem, place) } })
}

/** Rethrows errors other than `statement_unreadable`. */
export function readOrLeaveOut<T>(read: () => T, leaveOut: (sentence: string) => void): T | null {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== 'statement_unreadable') throw error
    leaveOut(error.fields?.file ?? '')
    return null
  }
}
