'use client'

import { useState } from 'react'
import { formatFrequency, formatGain, formatQ } from '@/components/audio/audio-format'
import { DataTable } from '@/components/ui/data-table'
import { hasGain, type Filter } from '@/lib/audio/filter'
import type { StudioTexts } from './studio-texts'

export interface StudioProps {
  /** Those it begins with, and goes back to at `Zurücksetzen`; for others give it another `key`. */
  filters: readonly Filter[]
  texts: StudioTexts
  /** Hears of every finished change: a drag is one. There may be none, and never more than twelve. */
  onChange: (filters: readonly Filter[]) => void
}

/** The editor of a curve: to be seen, heard, dragged, typed and imported. It knows nothing of presets. */
export function Studio({ filters, texts }: StudioProps) {
  const [rows] = useState(() => filters.map((filter, index) => ({ filter, id: String(index) })))
  return (
    <DataTable
      caption={texts.type}
      isCaptionHidden
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'type', header: texts.type, cell: ({ filter }) => texts.types[filter.type] },
        {
          key: 'fc',
          header: texts.frequency,
          align: 'end',
          cell: ({ filter }) => formatFrequency(filter.fc),
        },
        {
          key: 'gain',
          header: texts.gain,
          align: 'end',
          cell: ({ filter }) => (hasGain(filter) ? formatGain(filter.gain) : texts.noGain),
        },
        { key: 'q', header: texts.q, align: 'end', cell: ({ filter }) => formatQ(filter.q) },
      ]}
    />
  )
}
