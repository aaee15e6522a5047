/** A place in Litestream's log: its number, and bytes within it. */
export type Position = readonly [number: number, offset: number]

export interface Sample {
  /** ms. */
  at: number
  /** Logs that follow one snapshot; a lost log begins another. */
  generation: string
  local: Position
  remote: Position
  /** Bytes since Litestream began. */
  sent: number
  /** How often Litestream looked at the database, and how often it failed to. */
  rounds: number
  errors: number
}

/** Since when a copy has been behind, from samples of one run of Litestream. */
export class Lag {
  /** ms; the copy holds everything written before. */
  inStepAt: number
  /** Once the copy is here, it holds everything written before `at`. */
  #mark: Pick<Sample, 'at' | 'local'> | null = null
  #last: Sample | null = null
  /** A new generation is in the copy once more was sent: before, `remote` is that of another. */
  #sentBefore = 0

  constructor(inStepAt: number) {
    this.inStepAt = inStepAt
  }

  see(sample: Sample): void {
    const last = this.#last
    this.#last = sample
    if (last?.generation !== sample.generation) {
      this.#sentBefore = last?.sent ?? 0
      this.#mark = null
    }
    const isReading = last !== null && sample.rounds > last.rounds && sample.errors === last.errors
    const mark = this.#mark
    if (mark && this.#isReached(mark.local, sample)) {
      this.inStepAt = mark.at
      this.#mark = null
    }
    // Everything written before the last sample has been read since.
    if (isReading) this.#mark ??= { at: last.at, local: sample.local }
  }

  #isReached(wanted: Position, { local, remote, sent }: Sample): boolean {
    return sent > this.#sentBefore && !isBefore(remote, wanted) && !isBefore(local, remote)
  }
}

function isBefore(one: Position, other: Position): boolean {
  return one[0] < other[0] || (one[0] === other[0] && one[1] < other[1])
}
