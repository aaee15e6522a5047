/** A place in the log that Litestream copies: its number, and bytes within it. */
export type Position = readonly [number: number, offset: number]

/** One sample of a copy's state. */
export interface Sample {
  /** In ms. */
  at: number
  /** A run of logs that follows one snapshot; a log that was lost begins another. */
  generation: string
  /** How far Litestream has read the database. */
  local: Position
  /** How far the copy has got. */
  remote: Position
  /** Bytes that went to the copy since Litestream began. */
  sent: number
  /** How often Litestream has looked at the database, and how often it failed to. */
  rounds: number
  errors: number
}

/** Tells since when a copy has been behind, from samples of one run of Litestream. */
export class Lag {
  /** The copy holds everything written before, in ms. */
  inStepAt: number
  /** Once the copy is here, it holds everything written before `at`. */
  #mark: Pick<Sample, 'at' | 'local'> | null = null
  #last: Sample | null = null
  /** A new generation is in the copy once more than this was sent: before, `remote` is that of another one. */
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
