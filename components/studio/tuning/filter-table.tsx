'use client'

import type { MouseEvent } from 'react'
import { fillText } from '@/components/audio/fill-text'
import { Button } from '@/components/ui/button'
import { DataTable } from '@/components/ui/data-table'
import { controlStyle } from '@/components/ui/fields/described-by'
import { filterTypes, retyped } from '@/lib/studio/band'
import { useBandIds, useRestingBand, useStudio } from '../use-studio'
import { ValueField } from './value-field'
import { removeFilter } from './describe-filter'

export function FilterTable() {
  const { texts } = useStudio()
  const ids = useBandIds()
  if (ids.length === 0) return <p>{texts.emptyText}</p>
  return (
    <DataTable
      caption={texts.table}
      isCaptionHidden
      rows={ids}
      rowKey={String}
      columns={[
        { key: 'number', header: texts.filter, cell: (id) => <FilterNumber id={id} /> },
        { key: 'type', header: texts.type, cell: (id) => <TypeField id={id} /> },
        {
          key: 'fc',
          header: texts.frequencyHz,
          align: 'end',
          cell: (id) => <ValueField id={id} quantity="fc" />,
        },
        {
          key: 'gain',
          header: texts.gainDb,
          align: 'end',
          cell: (id) => <ValueField id={id} quantity="gain" />,
        },
        { key: 'q', header: texts.q, align: 'end', cell: (id) => <ValueField id={id} quantity="q" /> },
        { key: 'remove', header: texts.actions, align: 'end', cell: (id) => <RemoveFilter id={id} /> },
      ]}
    />
  )
}

function FilterNumber({ id }: { id: number }) {
  return <span className="number md:inline-block md:pt-3">{useRestingBand(id).number}</span>
}

function RemoveFilter({ id }: { id: number }) {
  const studio = useStudio()
  const { texts } = studio
  const { number } = useRestingBand(id)
  const remove = (event: MouseEvent<HTMLButtonElement>) => {
    const row = event.currentTarget.closest('tr')
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
    const rest = event.currentTarget.closest('.studio')?.querySelector<HTMLElement>('[data-add]')
    ;(neighbour?.querySelector('button') ?? rest)?.focus({ preventScroll: true })
    removeFilter(studio, id)
  }
  return (
    <Button
      tone="quiet"
      aria-label={fillText(texts.removeNamed, { number })}
      onClick={remove}
      className="max-md:min-w-11 max-md:px-0"
    >
      <span className="max-md:hidden">{texts.remove}</span>
      <svg
        viewBox="0 0 10 10"
        className="size-3.5 md:hidden"
        aria-hidden="true"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <path d="m1 1 8 8m0-8-8 8" />
      </svg>
    </Button>
  )
}

function TypeField({ id }: { id: number }) {
  const { store, texts } = useStudio()
  const { filter, number } = useRestingBand(id)
  if (!filter) return null
  return (
    <select
      aria-label={fillText(texts.typeNamed, { number })}
      value={filter.type}
      onFocus={() => store.select(id)}
      onChange={(event) => {
        const type = filterTypes.find((one) => one === event.target.value)
        if (type) store.change(id, retyped(filter, type))
      }}
      className={controlStyle}
    >
      {filterTypes.map((type) => (
        <option key={type} value={type}>
          {texts.types[type]}
        </option>
      ))}
    </select>
  )
}
