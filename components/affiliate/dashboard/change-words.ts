interface Words {
  /** Formatted. */
  before: string
  formatChange: (share: number) => string
}

type Change = 'more' | 'less' | 'same' | 'from'

/** The relative change where that is meaningful, otherwise the value before. */
export function changeWords(value: number | null, before: number | null, words: Words) {
  const kind = changeOf(value, before)
  const share = before === null || value === null || before === 0 ? 0 : Math.abs(value - before) / before
  return { kind, before: words.before, change: words.formatChange(share) }
}

function changeOf(value: number | null, before: number | null): Change {
  if (value === null || before === null || before <= 0)
    return value === before && before !== null ? 'same' : 'from'
  if (value === before) return 'same'
  return value > before ? 'more' : 'less'
}
