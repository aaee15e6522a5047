import { preampOf } from '@/lib/audio/preamp'
import type { Filter } from '@/lib/audio/filter'
import {
  balanceOf,
  hearLoudness,
  type Balance,
  type HeardPiece,
  type Tuning,
} from '@/lib/live/loudness-balance'
import type { LiveSound } from './live-sound'
import type { LiveTrack } from './live-props'

/** ms */
const EVERY = 500
/** Half a minute, so that a shot or a pause does not change the loudness. */
const PIECES = 60

/** Keeps all sides equally loud, based on the recent sound. */
export class LoudnessWatch {
  gains: Balance | null = null
  private pieces: HeardPiece[] = []
  private preset: Tuning
  private whole: Tuning | null
  private readonly timer: ReturnType<typeof setInterval>

  constructor(
    private readonly sound: LiveSound,
    track: LiveTrack,
  ) {
    this.preset = tuningOf(track.filters, track.preamp)
    this.whole = track.whole ? tuningOf(track.whole) : null
    sound.compress(track.dynamics)
    this.timer = setInterval(() => this.measure(), EVERY)
  }

  tune(track: LiveTrack): void {
    this.preset = tuningOf(track.filters, track.preamp)
    this.whole = track.whole ? tuningOf(track.whole) : null
    this.pieces = []
    this.sound.tune(this.preset, this.whole)
    this.sound.compress(track.dynamics)
  }

  close(): void {
    clearInterval(this.timer)
  }

  private measure(): void {
    const plain = hearLoudness(this.sound.piece(), this.preset, this.whole)
    const compressed = this.sound.compressedPiece()
    const evened = compressed ? hearLoudness(compressed, this.preset, this.whole) : plain
    this.pieces = [...this.pieces, { plain, evened }].slice(-PIECES)
    const gains = balanceOf(this.pieces)
    if (!gains) return
    this.gains = gains
    this.sound.balance(gains)
  }
}

function tuningOf(filters: readonly Filter[], preamp = preampOf(filters)): Tuning {
  return { filters, preamp }
}
