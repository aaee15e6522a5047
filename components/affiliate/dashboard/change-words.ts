interface Words {
  /** The value before, as it is shown. */
  before: string
  /** How much it has changed, as it is shown. */
  formatChange: (share: number) => string
}

type Change = 'more' | 'less' | 'same' | 'from'

/**
 * How a value has changed, for the messages `affiliate.partner.change`: by which share of what it was before, if that says
 * something, or else what it was.
 */
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
