import { SAMPLE_RATE } from '@/lib/audio/filter'
import { amplitudeOf } from '@/lib/audio/preamp'
import type { Azimuth } from '../direction/direction-run'

/** Degrees, to the right. */
const degrees: Record<Azimuth, number> = { left: -90, frontLeft: -45, front: 0, frontRight: 45, right: 90 }
/** m and m/s */
const HEAD_RADIUS = 0.0875
const SPEED_OF_SOUND = 343
/** dB between the ears for a sound from the side; in between it goes by the sine. */
const LEVEL_AT_SIDE = 8

export interface DirectionCues {
  /** Samples by which each ear hears later. */
  delays: { left: number; right: number }
  /** Amplitude factors; the sum of their squares is 2, as for a sound from ahead. */
  gains: { left: number; right: number }
}

/**
 * Level and delay by which the ears find a sound's direction. The delay is that of Woodworth's round head, r/c · (a + sin a)
 * (1938; in Blauert, Spatial Hearing, 1997), to the whole sample (0.02 ms).
 */
export function directionCues(azimuth: Azimuth): DirectionCues {
  const angle = (degrees[azimuth] * Math.PI) / 180
  const size = Math.abs(angle)
  const delay = Math.round((HEAD_RADIUS / SPEED_OF_SOUND) * (size + Math.sin(size)) * SAMPLE_RATE)
  const half = (LEVEL_AT_SIDE / 2) * Math.sin(angle)
  const [left, right] = [amplitudeOf(-half), amplitudeOf(half)]
  const norm = Math.sqrt(2 / (left ** 2 + right ** 2))
  return {
    delays: { left: angle > 0 ? delay : 0, right: angle < 0 ? delay : 0 },
    gains: { left: left * norm, right: right * norm },
  }
}
