'use client'

import { strengths } from '@/lib/audio/strength'
import { usePlayer } from './playing/player'
import { strengthOfTrack } from './playing/player-state'

export interface BandRow {
  type: string
  frequency: string
  gains: readonly string[] // one, or one of each strength
  q: string
}

interface BandRowsProps {
  trackId: string | undefined
  rows: readonly BandRow[]
}

export function BandRows({ trackId = '', rows }: BandRowsProps) {
  const place = strengths.indexOf(strengthOfTrack(usePlayer(), trackId))
  return rows.map(({ type, frequency, gains, q }, index) => (
    <tr key={index}>
      <th scope="row">{type}</th>
      <td>{frequency}</td>
      <td>{gains[place] ?? gains[0]}</td>
      <td>{q}</td>
    </tr>
  ))
}
